import { defineFeature } from '#kernel/feature.ts'

export interface WinnersOptions {
  /** Minimum win as a multiple of the stake. */
  readonly multipleMin: number
  /** Minimum win in minor units, per mode. */
  readonly amountMin: { readonly TournamentPoints: number; readonly SweepStakes: number }
}

export const winners = defineFeature<'winners', WinnersOptions>({
  id: 'winners',
  defaults: { multipleMin: 5, amountMin: { TournamentPoints: 10_000, SweepStakes: 100 } },
})
