import '#platform/feature.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { ListedRound, RoundFilter } from '#platform/round-history.ts'

declare module '#platform/feature.ts' {
  interface ServerFeature {
    /** The player's rounds stored by this slice, newest first up to a limit: its part of the shared history. */
    readonly rounds?: (ctx: PlayerContext, filter: RoundFilter, max: number) => Promise<readonly ListedRound[]>
    /** The games of the player's last rounds in this slice. */
    readonly lastGames?: (ctx: PlayerContext) => Promise<readonly LastPlayed[]>
  }
}
