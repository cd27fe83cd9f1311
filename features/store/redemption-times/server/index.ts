import { bind, type ServerEntry } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { redemptionTimes } from '../feature.ts'
import { readTimesWith } from './times.ts'

/** Public figures of how long redemptions take. */
export const redemptionTimesServer: ServerEntry = ({ slices }) => ({
  id: redemptionTimes.id,
  routes: [bind(contract.getRedemptionTimes, readTimesWith(slices))],
})
