import type { ConfigOf, DemoCampaign } from '#platform/campaigns/index.ts'
import { type prizeDropsCampaign, USUAL_KINDS } from '../shared/campaign.ts'

const OPEN_MINUTES = 10

/** A pool each day, with a prize every three minutes on average. */
export const demos: readonly DemoCampaign<ConfigOf<typeof prizeDropsCampaign>>[] = [
  { inDays: 0, lastsDays: 30, config: () => ({ minimalLevelPlay: 20, kinds: USUAL_KINDS, openMinutes: OPEN_MINUTES }) },
]
