import { defineFeature } from '#kernel/feature.ts'

export interface WinnersOptions {
  /** A win is worth telling from so many times the play amount on. */
  readonly multipleMin: number
  /** And from so many minor units on, in each mode. */
  readonly amountMin: { readonly TournamentPoints: number; readonly SweepStakes: number }
}

export const winners = defineFeature<'winners', WinnersOptions>({
  id: 'winners',
  defaults: { multipleMin: 5, amountMin: { TournamentPoints: 10_000, SweepStakes: 1_000 } },
})
