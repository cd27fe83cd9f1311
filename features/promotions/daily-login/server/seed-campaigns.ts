import { economy, smallestPlay } from '#kernel/economy.ts'
import { toWire } from '#kernel/money.ts'
import { wireReward } from '#kernel/reward.ts'
import type { ConfigOf, DemoCampaign } from '#platform/campaigns/index.ts'
import type { dailyLoginCampaign, LevelPrize } from '../shared/campaign.ts'

const spinsOf = (game: string, count: number) => ({
  game,
  count,
  betLevel: toWire(smallestPlay.coins),
  lifetimeSeconds: 3 * 86_400,
})

/** Free spins of a level, in addition to its coins and entries. */
const SPINS: Readonly<Record<number, LevelPrize['freeSpins']>> = {
  3: spinsOf('voltage-sevens', 5),
  6: spinsOf('cherry-royale', 10),
}

const prizes = economy.dailyLogin.map((reward, at) => ({ ...wireReward(reward), freeSpins: SPINS[at + 1] ?? null }))

export const demos: readonly DemoCampaign<ConfigOf<typeof dailyLoginCampaign>>[] = [
  { slug: 'daily-login', inDays: 0, lastsDays: null, config: () => ({ prizes, missable: 1 }) },
]
