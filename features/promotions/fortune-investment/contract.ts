import { z } from 'zod'
import { campaignOnPage } from '#kernel/campaign.ts'
import { route, unixSeconds, wireAmount } from '#kernel/contract.ts'

/** What a package gives: coins at once, and on each of the days after for whoever looks in. */
export const fortunePackage = z.object({
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(40),
  priceCents: z.int().positive(),
  coins: wireAmount.positive(),
  /** The first one is that of the day after. */
  days: z.array(wireAmount.positive()).min(1).max(30),
})
export type FortunePackage = z.infer<typeof fortunePackage>

/** Why a package cannot be chosen now: its time has not come, or nothing is sold yet. */
export const unavailability = z.enum(['not_running', 'not_for_sale'])
export type Unavailability = z.infer<typeof unavailability>

export const getPackages = route({
  method: 'GET',
  path: '/rest/fortune-investment/packages/',
  effect: 'read',
  actor: 'visitor',
  summary: 'The packages that come back in parts, and why one cannot be chosen now.',
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
  summary: 'The player’s package with the day it stands at; null for whoever has none.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      package: fortunePackage.nullable(),
      /** Days whose part was taken. */
      daysTaken: z.array(z.int().min(1)),
      /** When the next part may be taken. */
      nextAt: unixSeconds.nullable(),
    }),
  }),
})
