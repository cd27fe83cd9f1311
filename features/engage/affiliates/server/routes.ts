import { bind, type BoundRoute, type ServerFeature } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { applyWith } from './apply.ts'
import { getInfo } from './get-info.ts'

export const routesWith = (slices: () => readonly ServerFeature[]): readonly BoundRoute[] => [
  bind(contract.apply, applyWith(slices)),
  bind(contract.getInfo, getInfo),
]
