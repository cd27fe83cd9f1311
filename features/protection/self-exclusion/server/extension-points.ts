import '#platform/feature.ts'
import type { Id } from '#kernel/id.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'

declare module '#platform/feature.ts' {
  interface ServerFeature {
    /**
     * This slice's part in the beginning of a break or self-exclusion, in the same transaction: the player, who is signed
     * out with it, can finish nothing any more.
     */
    readonly absenceBegins?: (ctx: Context, tx: Tx, playerId: Id<'plr'>) => Promise<void>
    /** An operator found that these accounts are two people's, in the same transaction. */
    readonly personsParted?: (tx: Tx, playerId: Id<'plr'>, other: Id<'plr'>) => Promise<void>
  }
}
