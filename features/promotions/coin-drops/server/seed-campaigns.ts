import type { ConfigOf, DemoCampaign } from '#platform/campaigns/index.ts'
import type { coinDropsCampaign } from '../shared/campaign.ts'

const EVERY_HOURS = 2
const EVENING = '20:00'
const USUAL = { coins: 50_000, claims: 200 }
const LARGE = { coins: 500_000, claims: 500 }

const times = Array.from({ length: 24 / EVERY_HOURS }, (_, nth) => `${String(nth * EVERY_HOURS).padStart(2, '0')}:00`)

/** A drop every two hours, so that one is always near; the evening's is the largest. */
export const demos: readonly DemoCampaign<ConfigOf<typeof coinDropsCampaign>>[] = [
  {
    inDays: 0,
    lastsDays: 30,
    config: () => ({
      openMinutes: 10,
      drops: times.map((time) => ({ time, ...(time === EVENING ? LARGE : USUAL) })),
    }),
  },
]
