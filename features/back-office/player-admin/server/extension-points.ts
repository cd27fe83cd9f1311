import '#platform/feature.ts'
import type { Id } from '#kernel/id.ts'
import type { Reader } from '#platform/db/database.ts'

/** A stop of play that holds for a player, by a case of any account of the same person. */
export interface PlayStop {
  readonly player: Id<'plr'>
  /** The brand whose desk has the case, and the case's page there. */
  readonly brand: string
  readonly path: string
}

declare module '#platform/feature.ts' {
  interface ServerFeature {
    /** The stops of play by this slice that hold for these players. */
    readonly playStops?: (db: Reader, players: readonly Id<'plr'>[]) => Promise<readonly PlayStop[]>
  }
}
