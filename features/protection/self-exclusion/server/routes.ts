import { bind, type BoundRoute } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import * as operatorContract from '../shared/operator-contract.ts'
import { askReturn } from './ask-return.ts'
import { beginAbsence } from './begin-exclusion.ts'
import { getAbsence } from './get-exclusion.ts'
import { findHolders, partPersons } from './part-persons.ts'

export const routes: readonly BoundRoute[] = [
  bind(contract.getAbsence, getAbsence),
  bind(contract.beginAbsence, beginAbsence),
  bind(contract.askReturn, askReturn),
  bind(operatorContract.findHolders, findHolders),
  bind(operatorContract.partPersons, partPersons),
]
