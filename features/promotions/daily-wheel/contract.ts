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

/** What the profile says of the free wheel, under `featuresInfo.availableWheel`. */
export interface FreeWheel {
  /** It goes on, and this player did not turn it today. */
  readonly available: boolean
  /** The brand's calendar day of that. */
  readonly day: string
  /** Numbers of purchases at which it does not open by itself. */
  readonly quietAtDeposits: readonly number[]
}

export const getConfigs = route({
  method: 'GET',
  path: '/rest/extended-wheels/configs/',
  effect: 'read',
  actor: 'visitor',
  summary: 'The wheels there are, their slices with the chance of each, and when they open.',
  reply: z.object({ success: z.literal(true), data: z.object({ campaign: campaignOnPage, wheels: z.array(wheel) }) }),
})

/** A slice of the wheel: where the pointer stops, and what it gives. */
export const wonSector = z.object({ index: z.int().min(0), coins: wireAmount.min(0), entries: wireAmount.min(0) })

/** Enough to draw the slice again once the server's seed is revealed: `docs/fair-play/` says how. */
export const spinProof = z.object({
  /** Hash of the server's seed, known before the spin. */
  commit: z.string(),
  clientSeed: z.string(),
  nonce: z.int().min(1),
  /** What stands in the stream's name beside the seeds: `daily-wheel`, and the hash of the slices. */
  gameId: z.string(),
  defHash: z.string(),
})

/** It does not turn now; this wheel is not the one of today; it turned today, at another request. */
export const spinRefusal = z.enum(['not_running', 'not_found', 'spun_today'])

export const spin = route({
  method: 'POST',
  path: '/rest/extended-wheels/spin/:id/',
  effect: 'write',
  actor: 'player',
  starts: 'play',
  summary: 'Turns the free wheel once a day; the server draws the slice and gives it at once. A retry gets the same slice.',
  callsPerMinuteMax: 20,
  params: z.object({ id: z.string().max(60) }),
  reply: z.discriminatedUnion('success', [
    z.object({
      success: z.literal(true),
      data: z.object({ winSector: z.object({ sectorDto: wonSector }), wheelData: wheel, proof: spinProof }),
    }),
    z.object({ success: z.literal(false), reasonType: spinRefusal }),
  ]),
})
