import { defineFeature } from '#kernel/feature.ts'

export interface SiteLogOptions {
  /** The least win of one round, in minor units, that is logged as a significant event, per mode. */
  readonly largeWins: { readonly TournamentPoints: number; readonly SweepStakes: number }
}

/** A thousand entries, and a million coins. */
export const siteLog = defineFeature<'site-log', SiteLogOptions>({
  id: 'site-log',
  defaults: { largeWins: { TournamentPoints: 100_000_000, SweepStakes: 100_000 } },
})
