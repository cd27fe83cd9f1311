import { z } from 'zod'
import { actRefusal } from '#kernel/campaign.ts'
import { route, unixSeconds, wireAmount } from '#kernel/contract.ts'
import { infoRoute } from '#kernel/promotion-routes.ts'

export const LEVELS_DEFAULT = 7
export const ACTIVE_LEVEL_DEFAULT = 1

export const prize = z.object({
  coins: wireAmount,
  entries: wireAmount,
  freeSpinCount: z.int(),
  /** The game of the free spins and their follow-up; null where the prize has none. */
  gameId: z.string().nullable(),
  freeSpinId: z.string().nullable(),
  freeSpinsBetLevel: wireAmount.nullable(),
  /** Seconds after the claim until unused free spins expire. */
  freeSpinLifetime: z.int().nullable(),
  endDate: z.iso.datetime().nullable(),
  link: z.string().nullable(),
})
export type Prize = z.infer<typeof prize>

/** Why today's prize cannot be claimed now. */
export const reasonType = z.enum(['claimed', 'email-unconfirmed'])
export type ReasonType = z.infer<typeof reasonType>

export const info = z.object({
  isActive: z.boolean(),
  isAvailable: z.boolean(),
  /** The end of today's claim window; the next prize opens then. */
  finishedAt: unixSeconds,
  levels: z.int().default(LEVELS_DEFAULT),
  /** Today's level, 1 to `levels`: the one to claim or the one just claimed. */
  activeLevel: z.int().default(ACTIVE_LEVEL_DEFAULT),
  /** Days that this streak has missed, of those that one may miss. */
  missed: z.int().default(0),
  missable: z.int().default(0),
  type: z.literal('calendar'),
  reasonType: reasonType.nullable(),
  /** Entries are not open where the player lives or is located: each prize is shown and granted as coins only. */
  isCoinsOnly: z.boolean(),
  /** One per level, level 1 first. */
  prizes: z.array(prize),
})
export type Info = z.infer<typeof info>

export const getInfo = infoRoute({
  path: '/rest/daily-login/info/',
  actor: 'player',
  summary: 'Returns the week’s prizes, today’s level, and whether it can be claimed.',
  data: info,
})

/** `claimed` only where the clock stepped back: a repeat on the same day returns the prize. */
const claimRefusal = z.enum([...reasonType.options, ...actRefusal.options])

export const applyPrize = route({
  method: 'GET',
  path: '/rest/daily-login/apply-prize/',
  effect: 'write',
  actor: 'player',
  alsoPost: true,
  guardedAs: 'promotion',
  summary: 'Claims today’s prize. Idempotent: a repeat returns the same prize.',
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), prizes: z.array(prize) }),
    z.object({ success: z.literal(false), reasonType: claimRefusal }),
  ]),
})
