import { defineFeature } from '#kernel/feature.ts'

export interface JackpotOptions {
  /** The least win, in minor units, that the report of jackpots lists, per mode. */
  readonly reportedFrom: { readonly TournamentPoints: number; readonly SweepStakes: number }
}

/** A hundred entries, and the coins of a package with as many. */
export const jackpots = defineFeature<'jackpots', JackpotOptions>({
  id: 'jackpots',
  defaults: { reportedFrom: { TournamentPoints: 25_000_000, SweepStakes: 10_000 } },
})
