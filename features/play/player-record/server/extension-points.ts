import '#platform/feature.ts'
import type { GameMode, WireRoundDetail } from '#features/play/game-session/contract.ts'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Context } from '#platform/context.ts'
import type { Reader } from '#platform/db/database.ts'

declare module '#platform/feature.ts' {
  interface ServerFeature {
    /** What the player has played of this slice's rounds. */
    readonly playRecord?: (db: Reader, player: Id<'plr'>) => Promise<PlayRecord>
    /** A round of the player that this slice stores, with its events and proof: nothing that an open round has yet to reveal. */
    readonly roundOf?: (
      ctx: Pick<Context, 'vault' | 'reader' | 'clock'>,
      player: Id<'plr'>,
      id: string,
    ) => Promise<WireRoundDetail | undefined>
  }
}

export interface PlayRecord {
  readonly rounds: number
  /** Rounds of each game among the latest ones. */
  readonly recent: readonly { readonly game: string; readonly rounds: number }[]
  /** By the multiple of its stake. */
  readonly best: BestRound | null
}

interface BestRound {
  readonly id: Id<'rnd'>
  readonly game: string
  readonly mode: GameMode
  /** Minor units. */
  readonly stake: bigint
  readonly win: bigint
  readonly at: Instant
}
