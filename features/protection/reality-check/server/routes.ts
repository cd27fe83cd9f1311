import { bind, type BoundRoute } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { acknowledge } from './acknowledge.ts'
import { chooseInterval } from './choose-interval.ts'
import { getInfo, type Slices } from './get-info.ts'

export const routesWith = (slices: Slices): readonly BoundRoute[] => [
  bind(contract.getInfo, getInfo(slices)),
  bind(contract.acknowledge, acknowledge),
  bind(contract.chooseInterval, chooseInterval(slices)),
]
