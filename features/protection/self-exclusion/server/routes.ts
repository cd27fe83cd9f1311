import { bind, type BoundRoute } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { askReturn } from './ask-return.ts'
import { beginAbsence } from './begin-absence.ts'
import { getAbsence } from './get-absence.ts'

export const routes: readonly BoundRoute[] = [
  bind(contract.getAbsence, getAbsence),
  bind(contract.beginAbsence, beginAbsence),
  bind(contract.askReturn, askReturn),
]
