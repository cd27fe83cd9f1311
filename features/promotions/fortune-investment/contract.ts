import { z } from 'zod'
import { campaignOnPage } from '#kernel/campaign.ts'
import { route, unixSeconds, wireAmount } from '#kernel/contract.ts'

/** What a package pays: coins immediately, and a part on each following day that the player visits. */
export const fortunePackage = z.object({
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(40),
  priceCents: z.int().positive(),
  coins: wireAmount.positive(),
  /** The first part falls on the next day. */
  days: z.array(wireAmount.positive()).min(1).max(30),
})
export type FortunePackage = z.infer<typeof fortunePackage>

/** Why a package cannot be bought now: it has not started, or sales are not available yet. */
export const unavailability = z.enum(['not-running', 'not-for-sale'])
export type Unavailability = z.infer<typeof unavailability>

export const getPackages = route({
  method: 'GET',
  path: '/rest/fortune-investment/packages/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Lists the packages that pay out over days, and why one can’t be chosen now.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      campaign: campaignOnPage,
      packages: z.array(fortunePackage.extend({ available: z.boolean(), unavailabilityReasons: z.array(unavailability) })),
    }),
  }),
})

export const getChosenPackage = route({
  method: 'GET',
  path: '/rest/fortune-investment/chosen-package/',
  effect: 'read',
  actor: 'player',
  summary: 'Returns the player’s package and its current day, or null.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      package: fortunePackage.nullable(),
      /** Days whose part was claimed. */
      daysTaken: z.array(z.int().min(1)),
      /** Time of the next claimable part. */
      nextAt: unixSeconds.nullable(),
    }),
  }),
})
