import type { Id } from '#kernel/id.ts'
import '#platform/feature.ts'
import type { Player } from '#platform/auth/players.ts'
import type { Context } from '#platform/context.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import type { BarredReason } from '../contract.ts'

/** A person whom a slice knows, and whose account this may be. */
export interface KnownAs {
  readonly player: Id<'plr'>
  /** `operator:opr_…`; the part before the colon is the slice's own. */
  readonly subject: string
  readonly whom: string
  readonly reason: BarredReason
  /** An application alone bars nobody: anyone can send one. */
  readonly kind: 'mail' | 'account' | 'application'
}

declare module '#platform/feature.ts' {
  interface ServerFeature {
    /** People whom the official rules bar and whose accounts these may be, by what this slice knows of them (SWP-11). */
    readonly barredByRule?: (db: Reader, players: readonly Player[]) => Promise<readonly KnownAs[]>
    /** Those of these subjects of this slice who are no longer barred by rule: their noted matches close nothing. */
    readonly releasedSubjects?: (db: Reader, subjects: readonly string[]) => Promise<readonly string[]>
    /** What a slice knows of this account by `barredByRule` has changed, in the same transaction. */
    readonly barredChanged?: (ctx: Context, tx: Tx, playerId: Id<'plr'>) => Promise<void>
    /** Members of the staff whom no account can match, because their address is unknown. */
    readonly staffWithoutAddress?: (db: Reader) => Promise<readonly string[]>
  }
}
