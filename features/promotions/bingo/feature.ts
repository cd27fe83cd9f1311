import { defineFeature } from '#kernel/feature.ts'

export interface BingoOptions {
  /** Players can also buy balls for coins, besides earning them in play. */
  readonly hasStore: boolean
}

/** Play earns balls; ten balls buy a game. */
export const bingo = defineFeature<'bingo', BingoOptions>({ id: 'bingo', defaults: { hasStore: false } })
