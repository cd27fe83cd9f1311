import { defineFeature } from '#kernel/feature.ts'

export interface BingoOptions {
  /** Balls can be had for coins too, besides those that play earns. */
  readonly hasStore: boolean
}

/** Play earns balls; ten balls buy a game. */
export const bingo = defineFeature<'bingo', BingoOptions>({ id: 'bingo', defaults: { hasStore: false } })
