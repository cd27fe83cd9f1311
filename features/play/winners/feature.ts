import { defineFeature } from '#kernel/feature.ts'

export interface WinnersOptions {
  /** Minimum win as a multiple of the stake. */
  readonly multipleMin: number
  /** Minimum win in minor units, per mode. */
  readonly amountMin: { readonly TournamentPoints: number; readonly SweepStakes: number }
  /** A win of this amount needs only twice its stake. */
  readonly largeMin: { readonly TournamentPoints: number; readonly SweepStakes: number }
}

export const winners = defineFeature<'winners', WinnersOptions>({
  id: 'winners',
  defaults: {
    multipleMin: 20,
    amountMin: { TournamentPoints: 10_000, SweepStakes: 100 },
    largeMin: { TournamentPoints: 1_000_000, SweepStakes: 2_000 },
  },
})
