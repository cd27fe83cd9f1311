import { z } from 'zod'
import { campaignOnPage } from '#kernel/campaign.ts'
import { prizeAmounts, unixSeconds } from '#kernel/contract.ts'
import { chancePer100k, drawProof } from '#kernel/prize-table.ts'
import { actRoute, infoRoute } from '#kernel/promotion-routes.ts'
import type { DailyWheelOptions } from './feature.ts'

/** A segment of a wheel, and how many of 100,000 spins stop there. */
export const sector = z.object({ ...prizeAmounts, chancePer100k })
export type Sector = z.infer<typeof sector>

const wheel = z.object({
  /** Free once a day; opened by a purchase; opened by a quick buy. */
  type: z.enum(['availableWheel', 'boosterWheel', 'extraWheel']),
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
export interface FreeWheel extends DailyWheelOptions {
  /** The wheel is running and this player has not spun it today. */
  readonly available: boolean
  /** The brand's calendar day of the last spin. */
  readonly day: string
}

/** A wheel that a purchase opens, in the profile, under `featuresInfo.boosterWheel` and `extraWheel`. */
export type PaidWheelState = Readonly<Pick<Wheel, 'minDeposit' | 'available'>>

export const getConfigs = infoRoute({
  path: '/rest/extended-wheels/configs/',
  summary: 'Lists the wheels, their slices with odds, and when each opens.',
  data: z.object({ campaign: campaignOnPage, wheels: z.array(wheel) }),
})

/** A segment of the wheel: its position and its prize. */
const wonSector = z.object({ index: z.int().min(0), ...prizeAmounts })

export const spin = actRoute({
  path: '/rest/extended-wheels/spin/:id/',
  guardedAs: 'free-play',
  summary:
    'Spins the free daily wheel, or the booster or extra wheel that a purchase opened. The server draws the slice and pays it instantly. A retry returns the same slice.',
  callsPerMinuteMax: 20,
  params: z.object({ id: z.string().max(60) }),
  data: z.object({ winSector: z.object({ sectorDto: wonSector }), wheelData: wheel, proof: drawProof }),
  /**
   * This is not today's wheel; another request already spun it today; the booster wheel waits for a purchase, the extra
   * wheel for a quick buy.
   */
  refusals: ['not-found', 'spun-today', 'needs-purchase'],
})
