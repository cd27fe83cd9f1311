import { defHash } from '#engine/def-hash.ts'
import { drawPrize, type DrawSeeds } from '#engine/fair/prize-draw.ts'
import type { PrizeRules } from '#engine/fair/prize-rules.ts'
import type { Sector } from '../contract.ts'

export const WHEEL_ID = 'daily-wheel'

/** The slices in their order as what is drawn from: with the seeds they fix where the wheel stops. */
export const wheelRules = (sectors: readonly Sector[]): PrizeRules => ({
  id: WHEEL_ID,
  prizes: sectors.map(({ coins, entries, chancePer100k }, at) => ({
    id: `slice ${at + 1}: coins ${coins / 100}, entries ${entries / 100}`,
    weight: chancePer100k,
  })),
})

export const wheelHash = (sectors: readonly Sector[]): string => defHash(wheelRules(sectors))

/** Where the wheel stops: an index, each as likely as its slice says. */
export const drawSector = (sectors: readonly Sector[], seeds: DrawSeeds): number =>
  sectorOf(sectors, drawPrize(wheelRules(sectors), seeds).prize)

/** Prizes carry the number of their slice, so no two are the same. */
export const sectorOf = (sectors: readonly Sector[], prize: string): number =>
  wheelRules(sectors).prizes.findIndex(({ id }) => id === prize)
