import type { Step } from '../contract.ts'

const WHOLE = 100_000
const COIN = 100

/** What a wheel awards on average, from its odds; minor units, rounded up to a coin. */
export const averageOf = (sectors: Step['sectors']): number =>
  Math.ceil(sectors.reduce((sum, { coins, chancePer100k }) => sum + coins * chancePer100k, 0) / WHOLE / COIN) * COIN
