import { bind, type BoundRoute, type ServerFeature } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import * as operatorContract from '../shared/operator-contract.ts'
import { askReturn } from './ask-return.ts'
import { beginAbsenceWith } from './begin-exclusion.ts'
import { getAbsence } from './get-exclusion.ts'
import { findHolders, partPersonsWith } from './part-persons.ts'

export const routes = (slices: () => readonly ServerFeature[]): readonly BoundRoute[] => [
  bind(contract.getAbsence, getAbsence),
  bind(contract.beginAbsence, beginAbsenceWith(slices)),
  bind(contract.askReturn, askReturn),
  bind(operatorContract.findHolders, findHolders),
  bind(operatorContract.partPersons, partPersonsWith(slices)),
]
