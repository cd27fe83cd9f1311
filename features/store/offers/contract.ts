import { z } from 'zod'
import { packageId } from '#features/packages/contract.ts'
import { route, unixSeconds, wireAmount } from '#kernel/contract.ts'

const name = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(60)
/** Out of a link that somebody wrote: any text is taken, and found or not. */
const asked = z.string().min(1).max(120)

export const subscribe = route({
  method: 'POST',
  path: '/rest/cash/promo-offer-preset/subscribe/',
  effect: 'write',
  actor: 'player',
  summary: 'Takes up the offer of a link; answers with its package, the same at every repeat.',
  callsPerMinuteMax: 20,
  body: z.object({ urlHash: asked }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), presetId: packageId }),
    z.object({ success: z.literal(false), reasonType: z.enum(['no_offers_found']) }),
  ]),
})

/** Once a day; every offer of the set has come; the set has none. */
export const flipRefusal = z.enum(['limit_by_time', 'limit_by_promo_offers', 'no_offers_found'])

export const flipTheCoin = route({
  method: 'POST',
  path: '/rest/cash/promo-offer-preset/flip-the-coin/',
  effect: 'write',
  actor: 'player',
  summary: 'Flips a coin for one offer of a set, once a day; the server draws, and a retry gets the same answer.',
  callsPerMinuteMax: 20,
  query: z.object({ promoOfferSet: asked }),
  reply: z.discriminatedUnion('success', [
    z.object({
      success: z.literal(true),
      data: z.object({ data: z.object({ promoOfferPreset: z.object({ id: packageId }) }) }),
    }),
    z.object({ success: z.literal(false), reasonType: flipRefusal }),
  ]),
})

export const offerSet = z.object({
  promoOfferSet: name,
  available: z.boolean(),
  /** When the coin may be flipped again; null where that is now. */
  availableAt: unixSeconds.nullable(),
  /** The package that came today. */
  presetId: packageId.nullable(),
})
export type OfferSet = z.infer<typeof offerSet>

export const checkSets = route({
  method: 'GET',
  path: '/rest/available-sets/check/',
  effect: 'read',
  actor: 'player',
  summary: 'The sets of offers that a coin is flipped for, and whether this player may flip it now.',
  reply: z.object({ success: z.literal(true), data: z.object({ sets: z.array(offerSet) }) }),
})

export const bonusType = z.enum(['free-entries', 'free-spins'])

/** What a message promises, in the visitor's language. */
export const bonusInfo = z.object({
  id: name,
  type: bonusType,
  title: z.string(),
  text: z.string(),
  /** Free with the purchase: entries in minor units, or spins. */
  entries: wireAmount.min(0),
  spins: z.int().min(0),
  /** The smallest purchase that brings it; US cents. */
  minPurchaseCents: z.int().min(1),
})
/** The same for this player: until when it can be had. */
export const playerBonusInfo = z.object({ messageId: name, expiresAt: unixSeconds })
const bonus = z.object({ bonusInfo, playerBonusInfo })
export type Bonus = z.infer<typeof bonus>

export const checkBonus = route({
  method: 'POST',
  path: '/rest/free-entries-bonuses/check-bonus/',
  effect: 'write',
  actor: 'player',
  summary: 'Opens the bonus of a message for this player; both parts are null where there is none, or none any more.',
  callsPerMinuteMax: 20,
  body: z.object({ message_id: asked }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ bonusInfo: bonusInfo.nullable(), playerBonusInfo: playerBonusInfo.nullable() }),
  }),
})

export const getBonuses = route({
  method: 'GET',
  path: '/rest/bonus-offer/get-bonuses/',
  effect: 'read',
  actor: 'player',
  summary: 'The bonuses of messages that are open for this player, the soonest to expire first.',
  reply: z.object({ success: z.literal(true), data: z.object({ bonuses: z.array(bonus) }) }),
})
