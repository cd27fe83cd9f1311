import { randomInt } from 'node:crypto'

export const GAME = 'lantern-flip'

export const SIDES = ['gold', 'jade'] as const
export type Side = (typeof SIDES)[number]

export type Currency = 'GC' | 'SC'

/** Allowed stakes in minor units: multiples of 25, so that 1.96 times one is an integer. */
export const LEVELS: Readonly<Record<Currency, readonly number[]>> = {
  GC: [1_000, 5_000, 10_000, 50_000, 100_000, 500_000],
  SC: [25, 50, 100, 200, 500, 1_000],
}

/** In hundredths: a fair coin that pays 1.96 returns 98 % of the stake. */
const PAYS = 196

/** A fair coin from the system's random source. */
export const flipCoin = (): Side => SIDES[randomInt(2)] as Side

export const prizeOf = (amount: number, pick: Side, side: Side): number => (pick === side ? (amount * PAYS) / 100 : 0)
