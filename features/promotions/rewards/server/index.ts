import { bindInfo, type ServerEntry } from '#platform/feature.ts'
import { getRewards } from '../contract.ts'
import { getRewardsWith } from './get-rewards.ts'

/** What promotions gave a player, in one list. */
export const rewardsServer: ServerEntry = ({ slices }) => ({
  id: 'rewards',
  routes: [bindInfo(getRewards, getRewardsWith(slices))],
})
