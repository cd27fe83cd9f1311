import { addDays, HOUR_MS, startOfDay, toUnixSeconds } from '#kernel/time.ts'
import type { ConfigOf, DemoCampaign } from '#platform/campaigns/index.ts'
import type { coinDropsCampaign } from '../shared/campaign.ts'

type Config = ConfigOf<typeof coinDropsCampaign>

const DAYS = 5
const EVENING_HOURS = 20
/** Time zone in which the demo brands' evenings fall. */
const ZONE = 'America/New_York'

/** One drop each evening, the last one the largest. */
export const demos: readonly DemoCampaign<Config>[] = [
  {
    inDays: 1,
    lastsDays: DAYS,
    config: (startDay) => ({
      drops: Array.from({ length: DAYS }, (_, at) => ({
        at: toUnixSeconds(startOfDay(addDays(startDay, at), ZONE) + EVENING_HOURS * HOUR_MS),
        coins: (at + 1) * 100_000,
        claims: at === DAYS - 1 ? 1_000 : 500,
      })),
    }),
  },
]
