import { z } from 'zod'
import { campaignOnPage } from '#kernel/campaign.ts'
import { prizeAmounts, unixSeconds } from '#kernel/contract.ts'
import { actRoute, infoRoute } from '#kernel/promotion-routes.ts'

/** A segment of a wheel, and how many of 100,000 spins stop there. */
export const sector = z.object({
  ...prizeAmounts,
  chancePer100k: z.int().positive(),
})
export type Sector = z.infer<typeof sector>

/** Free once a day; opened by a purchase; opened by a quick buy. */
export const wheelType = z.enum(['availableWheel', 'boosterWheel', 'extraWheel'])

const wheel = z.object({
  type: wheelType,
  wheelId: z.string(),
  available: z.boolean(),
  /** Unix seconds; null without a date. */
  availableDate: unixSeconds.nullable(),
  enableToDate: unixSeconds.nullable(),
  /** US cents; null for a free wheel. */
  minDeposit: z.int().nullable(),
  /** Entries are not open where the player lives or is located: each segment is shown and granted as coins only. */
  isCoinsOnly: z.boolean(),
  sectors: z.array(sector),
  /** SHA-256 of the odds of the next spin, recorded when first shown. */
  oddsHash: z.string(),
})
export type Wheel = z.infer<typeof wheel>

/** The free wheel in the profile, under `featuresInfo.availableWheel`. */
export interface FreeWheel {
  /** The wheel is running and this player has not spun it today. */
  readonly available: boolean
  /** The brand's calendar day of the last spin. */
  readonly day: string
  /** Purchase counts at which the wheel does not open automatically. */
  readonly suppressAtDepositCounts: readonly number[]
}

/** A wheel that a purchase opens, in the profile, under `featuresInfo.boosterWheel` and `extraWheel`. */
export interface PaidWheelState {
  /** What the purchase must cost, in US cents; null while no run has the wheel. */
  readonly minDeposit: number | null
  /** A purchase opened it, and it was not spun. */
  readonly available: boolean
}

export const getConfigs = infoRoute({
  path: '/rest/extended-wheels/configs/',
  summary: 'Lists the wheels, their slices with odds, and when each opens.',
  data: z.object({ campaign: campaignOnPage, wheels: z.array(wheel) }),
})

/** A segment of the wheel: its position and its prize. */
export const wonSector = z.object({ index: z.int().min(0), ...prizeAmounts })

/** Enough to verify the draw once the server seed is revealed; see `docs/fair-play/`. */
export const spinProof = z.object({
  /** Hash of the server seed, known before the spin. */
  commit: z.string(),
  clientSeed: z.string(),
  nonce: z.int().min(1),
  /** The part of the stream name besides the seeds: `daily-wheel` and the hash of the segments. */
  gameId: z.string(),
  defHash: z.string(),
})

export const spin = actRoute({
  path: '/rest/extended-wheels/spin/:id/',
  guardedAs: 'free-play',
  summary:
    'Spins the free daily wheel, or the booster or extra wheel that a purchase opened. The server draws the slice and pays it instantly. A retry returns the same slice.',
  callsPerMinuteMax: 20,
  params: z.object({ id: z.string().max(60) }),
  data: z.object({ winSector: z.object({ sectorDto: wonSector }), wheelData: wheel, proof: spinProof }),
  /**
   * This is not today's wheel; another request already spun it today; the booster wheel waits for a purchase, the extra
   * wheel for a quick buy.
   */
  refusals: ['not-found', 'spun-today', 'needs-purchase'],
})
