import { z } from 'zod'
import { packageId } from '#features/store/packages/contract.ts'
import { route, unixSeconds, wireAmount } from '#kernel/contract.ts'

const name = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(60)
/** From a link written by hand: any text is accepted, and may match nothing. */
const asked = z.string().min(1).max(120)

export const subscribe = route({
  method: 'POST',
  path: '/rest/cash/promo-offer-preset/subscribe/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'preferences' },
  summary: 'Activates the offer of a link and returns its package. Idempotent.',
  callsPerMinuteMax: 20,
  body: z.object({ urlHash: asked }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), presetId: packageId }),
    z.object({ success: z.literal(false), reasonType: z.enum(['no_offers_found']) }),
  ]),
})

/** Flipped today already; every offer of the set was drawn; the set is empty. */
export const flipRefusal = z.enum(['limit_by_time', 'limit_by_promo_offers', 'no_offers_found'])

export const flipTheCoin = route({
  method: 'POST',
  path: '/rest/cash/promo-offer-preset/flip-the-coin/',
  effect: 'write',
  actor: 'player',
  guardedAs: 'promotion',
  summary: 'Flips a coin for one offer of a set, once a day. The server draws, and a retry returns the same result.',
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
  /** When the coin may be flipped again; null if now. */
  availableAt: unixSeconds.nullable(),
  /** The package drawn today. */
  presetId: packageId.nullable(),
  /** SHA-256 of the odds of the next flip; null if nothing is left to draw. */
  oddsHash: z.string().nullable(),
})
export type OfferSet = z.infer<typeof offerSet>

export const checkSets = route({
  method: 'GET',
  path: '/rest/available-sets/check/',
  effect: 'read',
  actor: 'player',
  summary: 'Lists the offer sets that can be flipped for and whether this player may flip now.',
  reply: z.object({ success: z.literal(true), data: z.object({ sets: z.array(offerSet) }) }),
})

const bonusType = z.enum(['free-entries', 'free-spins'])

/** The text of the bonus, in the visitor's language. */
const bonusInfo = z.object({
  id: name,
  type: bonusType,
  title: z.string(),
  text: z.string(),
  /** Free: entries in minor units, or spins. */
  entries: wireAmount.min(0),
  spins: z.int().min(0),
  /** The title of the game that the spins are for. */
  game: z.string().nullable(),
  /** The minimum purchase that earns it; US cents; 0 if it is given without one. */
  minPurchaseCents: z.int().min(0),
})
/** The bonus for this player, with its expiry. */
const playerBonusInfo = z.object({
  messageId: name,
  expiresAt: unixSeconds,
  /** The player has it already. */ isGranted: z.boolean(),
})
const bonus = z.object({ bonusInfo, playerBonusInfo })
export type Bonus = z.infer<typeof bonus>

export const checkBonus = route({
  method: 'POST',
  path: '/rest/free-entries-bonuses/check-bonus/',
  effect: 'write',
  actor: 'player',
  guardedAs: 'promotion',
  summary:
    'Activates a message’s bonus for this player, and grants one that needs no purchase. Both parts are null when there is none or it has expired.',
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
  summary: 'Lists the player’s active message bonuses, soonest to expire first.',
  reply: z.object({ success: z.literal(true), data: z.object({ bonuses: z.array(bonus) }) }),
})

export const declineBonus = route({
  method: 'POST',
  path: '/rest/bonus-offer/decline/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'preferences' },
  summary: 'Gives up a message’s bonus that was not granted yet. Balances do not change.',
  callsPerMinuteMax: 20,
  body: z.object({ message_id: asked }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true) }),
    z.object({ success: z.literal(false), reasonType: z.enum(['no-bonus', 'granted']) }),
  ]),
})
