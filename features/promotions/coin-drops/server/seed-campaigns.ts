import { addDays, HOUR_MS, startOfDay, toUnixSeconds } from '#kernel/time.ts'
import type { ConfigOf, DemoCampaign } from '#platform/campaigns/index.ts'
import type { coinDropsCampaign } from '../shared/campaign.ts'

type Config = ConfigOf<typeof coinDropsCampaign>

const DAYS = 5
const EVENING_HOURS = 20
/** Where the demo brands' evenings are. */
const ZONE = 'America/New_York'

/** One each evening, the last the largest. */
export const demos: readonly DemoCampaign<Config>[] = [
  {
    inDays: 1,
    lastsDays: DAYS,
    config: (startDay) => ({
      drops: Array.from({ length: DAYS }, (_, at) => ({
        at: toUnixSeconds(startOfDay(addDays(startDay, at), ZONE) + EVENING_HOURS * HOUR_MS),
        coins: (at + 1) * 200_000,
        claims: at === DAYS - 1 ? 1_000 : 500,
      })),
    }),
  },
]
