import { z } from 'zod'
import { unixSeconds } from '#kernel/contract.ts'
import { type ShownPrize, shownPrize } from '#kernel/free-spins.ts'
import { flatActRoute, infoRoute } from '#kernel/promotion-routes.ts'

export const LEVELS_DEFAULT = 7
export const ACTIVE_LEVEL_DEFAULT = 1

export type Prize = ShownPrize

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
  prizes: z.array(shownPrize),
})
export type Info = z.infer<typeof info>

export const getInfo = infoRoute({
  path: '/rest/daily-login/info/',
  actor: 'player',
  summary: 'Returns the week’s prizes, today’s level, and whether it can be claimed.',
  data: info,
})

export const applyPrize = flatActRoute({
  method: 'GET',
  path: '/rest/daily-login/apply-prize/',
  summary: 'Claims today’s prize. Idempotent: a repeat returns the same prize.',
  fields: { prizes: z.array(shownPrize) },
  /** `claimed` only where the clock stepped back: a repeat on the same day returns the prize. */
  refusals: reasonType.options,
})
