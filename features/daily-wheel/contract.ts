import { z } from 'zod'
import { campaignOnPage } from '#kernel/campaign.ts'
import { route, unixSeconds, wireAmount } from '#kernel/contract.ts'

/** A slice of a wheel, and how many of a hundred thousand spins stop there. */
export const sector = z.object({
  coins: wireAmount.min(0),
  entries: wireAmount.min(0),
  chancePer100k: z.int().positive(),
})
export type Sector = z.infer<typeof sector>

/** Free once a day; opened by a purchase; with a quick buy. */
export const wheelType = z.enum(['availableWheel', 'boosterWheel', 'extraWheel'])

const wheel = z.object({
  type: wheelType,
  wheelId: z.string(),
  available: z.boolean(),
  /** Unix seconds; null where it has no date. */
  availableDate: unixSeconds.nullable(),
  enableToDate: unixSeconds.nullable(),
  /** US cents; null for a free one. */
  minDeposit: z.int().nullable(),
  sectors: z.array(sector),
})
export type Wheel = z.infer<typeof wheel>

export const getConfigs = route({
  method: 'GET',
  path: '/rest/extended-wheels/configs/',
  effect: 'read',
  actor: 'visitor',
  summary: 'The wheels there are, their slices with the chance of each, and when they open.',
  reply: z.object({ success: z.literal(true), data: z.object({ campaign: campaignOnPage, wheels: z.array(wheel) }) }),
})
