import { z } from 'zod'
import { campaignOnPage } from '#kernel/campaign.ts'
import { unixSeconds, wireAmount } from '#kernel/contract.ts'
import { actRoute, infoRoute } from '#kernel/promotion-routes.ts'
import type { WhileActive } from '#kernel/profile.ts'
import { definePush } from '#kernel/push.ts'

const drop = z.object({
  at: unixSeconds,
  /** Exclusive. */
  closesAt: unixSeconds,
  coins: wireAmount.min(1),
  /** Claims that are left, and how many there are: the first players who claim. */
  left: z.int().min(0),
  total: z.int().min(1),
})
export type Drop = z.infer<typeof drop>

/** What the player has claimed in this run: the same in calls, pushes, the profile and the player's cell. */
export const claimed = z.object({
  /** The drop that the player claimed last; null for none. */
  claimedAt: unixSeconds.nullable(),
  claims: z.int().min(0),
  claimedCoins: wireAmount.min(0),
})
export type Claimed = z.infer<typeof claimed>

export const NOTHING_CLAIMED: Claimed = { claimedAt: null, claims: 0, claimedCoins: 0 }

/** `drop`: to everyone, five minutes ahead and whenever claims were taken. `claimed`: to the player who did. */
export const coinDropsPush = definePush({
  pushType: 'coinDrops',
  data: z.discriminatedUnion('action', [
    drop.extend({ action: z.literal('drop') }),
    claimed.extend({ action: z.literal('claimed') }),
  ]),
})

/** The drop that can be claimed or falls next, and the one after it. */
export type InProfile = { readonly coinDrops?: WhileActive<Claimed & { readonly drops: readonly Drop[] }> }

export const getInfo = infoRoute({
  path: '/rest/coin-drops/info/',
  summary:
    'Lists the drop that can be claimed now and those to come, with the claims that are left, and what the player has claimed.',
  data: claimed.extend({
    campaign: campaignOnPage,
    drops: z.array(drop),
    /** What falls in a day, whole; null where nothing is planned. */
    daily: z
      .object({ drops: z.int(), claims: z.int(), coins: wireAmount, perPlayer: wireAmount, openMinutes: z.int() })
      .nullable(),
  }),
})

export const claimDrop = actRoute({
  path: '/rest/coin-drops/claim/',
  summary: 'Claims a drop, named by its time. The first players get it, each once; a repeat gets the first answer again.',
  body: z.object({ at: unixSeconds }),
  data: claimed,
  refusals: ['not-open', 'gone'],
})
