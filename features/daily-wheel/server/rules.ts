import { createHash } from 'node:crypto'
import { openStream, type SeedUse } from '#engine/fair/seeds.ts'
import type { Sector } from '../contract.ts'

export const WHEEL_ID = 'daily-wheel'

/** Of the slices in their order: with the seeds it fixes where the wheel stops. */
export const wheelHash = (sectors: readonly Sector[]): string =>
  createHash('sha256')
    .update(JSON.stringify(sectors.map(({ coins, entries, chancePer100k }) => [coins, entries, chancePer100k])))
    .digest('hex')

/** Where the wheel stops: an index, each as likely as its slice says. */
export const drawSector = (sectors: readonly Sector[], seeds: Pick<SeedUse, 'serverSeed' | 'clientSeed' | 'nonce'>): number =>
  openStream({ ...seeds, gameId: WHEEL_ID, defHash: wheelHash(sectors) }).weighted(
    sectors.map(({ chancePer100k }) => chancePer100k),
    'sector',
  )
