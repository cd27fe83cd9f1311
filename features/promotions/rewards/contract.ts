import { z } from 'zod'
import { unixSeconds, wireAmount } from '#kernel/contract.ts'
import { infoRoute } from '#kernel/promotion-routes.ts'

const reward = z.object({
  id: z.string(),
  /** The campaign's title, in the player's language. */
  title: z.string(),
  /** A path of this site, or `?openModal=…`: where the campaign lives. */
  link: z.string(),
  at: unixSeconds,
  /** `held`: the account may not receive it now; it is paid afterwards. `waiting`: until the player takes it at `link`. */
  state: z.enum(['due', 'paid', 'held', 'waiting', 'expired']),
  /** As granted. */
  value: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('balance'), coins: wireAmount, entries: wireAmount }),
    z.object({ kind: z.literal('free-spins'), game: z.string(), count: z.int() }),
    z.object({
      kind: z.enum(['draw', 'card', 'box', 'ticket', 'balls', 'points', 'boost', 'badge', 'offer']),
      /** How many are left to use. */
      count: z.int(),
      expiresAt: unixSeconds.nullable(),
    }),
  ]),
  /** What went with the purchase that earned it, as that was refunded or disputed; null if nothing did. */
  takenBack: z.object({ coins: wireAmount, entries: wireAmount, count: z.int() }).nullable(),
})
export type EarnedReward = z.infer<typeof reward>

export const getRewards = infoRoute({
  path: '/rest/rewards/',
  actor: 'player',
  summary: 'Returns what promotions have given the player, newest first: balances, free spins, and what is left to use.',
  data: z.object({ rewards: z.array(reward) }),
})
