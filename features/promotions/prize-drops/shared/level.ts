import type { PrizeLvl } from '../contract.ts'

export const LEVEL_NAMES = { 1: 'bronze', 2: 'silver', 3: 'gold' } as const satisfies Record<PrizeLvl, string>

/** Of a drop's name: `gold:1795280400` is 3. */
export const levelOfDrop = (name: string): PrizeLvl => (name.startsWith('gold') ? 3 : name.startsWith('silver') ? 2 : 1)
