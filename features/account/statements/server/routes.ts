import { bind, type BoundRoute } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { exportEntries } from './export-entries.ts'
import { getSummary } from './get-summary.ts'
import { listEntries } from './list-entries.ts'
import type { Slices } from './titles.ts'

export const routesWith = (slices: Slices): readonly BoundRoute[] => [
  bind(contract.listEntries, listEntries(slices)),
  bind(contract.getSummary, getSummary(slices)),
  bind(contract.exportEntries, exportEntries(slices)),
]
