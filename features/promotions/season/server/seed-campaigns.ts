import type { ConfigOf, DemoCampaign } from '#platform/campaigns/index.ts'
import type { seasonCampaign } from '../shared/campaign.ts'

type Config = ConfigOf<typeof seasonCampaign>

const LEVELS = 12
/** Minor units at a few levels; the others pay coins only. */
const ENTRIES: Readonly<Record<number, number>> = { 4: 50, 8: 100, 12: 200 }

/** Each level is farther and pays more than the one before: from 1,000 points to 78,000. */
const levels: Config['levels'] = Array.from({ length: LEVELS }, (_, at) => ({
  level: at + 1,
  points: (at + 1) * (at + 2) * 500,
  coins: (at + 1) * 100_000,
  entries: ENTRIES[at + 1] ?? 0,
}))

/** A point for each coin; an entry, of which a package has one for 2,200 coins, counts as 200. */
export const demoSeason: Config = {
  levels,
  pointsPerUnit: { TournamentPoints: 1, SweepStakes: 200 },
  pointsPerReward: 250,
}

/** Twelve levels over six weeks, from the first day on. */
export const demos: readonly DemoCampaign<Config>[] = [{ inDays: 0, lastsDays: 42, config: () => demoSeason }]
