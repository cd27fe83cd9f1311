import { z } from 'zod'
import { HOUR_MS, SECOND_MS, toUnixSeconds } from '#kernel/time.ts'
import { type ActCall, definePromotion } from '#promotions/definition.ts'
import { fixedCost } from '#promotions/forecast/prize-moments.ts'
import { balanceGrants } from '#promotions/grants/balance-grants.ts'
import type { Refill } from '../contract.ts'
import { coinRefillCampaign } from '../shared/campaign.ts'

/** When the player's next refill is ready, and how many were taken; ready from the start. */
const cell = z.object({ nextAt: z.int(), taken: z.int().min(0) })
type Cell = z.infer<typeof cell>

/** A few coins for each wait of some hours, which starts when the player takes. */
export const coinRefill = definePromotion({
  campaign: coinRefillCampaign,
  cell,
  empty: (): Cell => ({ nextAt: 0, taken: 0 }),
  acts: {
    take: {
      usual: () => null,
      do(before: Cell, { at }: ActCall<null>, { config: { coins, everyHours } }) {
        if (at < before.nextAt) return { refused: 'not-ready' }
        const after = { nextAt: toUnixSeconds(at) * SECOND_MS + everyHours * HOUR_MS, taken: before.taken + 1 }
        return {
          cell: after,
          grants: balanceGrants(`refill:${after.taken}`, { coins }),
          reply: { coins, nextAt: toUnixSeconds(after.nextAt) } satisfies Refill,
        }
      },
    },
  },
  cost: ({ coins }) => [fixedCost('a refill', { coins })],
})
