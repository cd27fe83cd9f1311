import '#platform/feature.ts'
import type { RedemptionState } from '#features/store/redemptions/contract.ts'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Player } from '#platform/auth/players.ts'
import type { Context, JobContext } from '#platform/context.ts'
import type { Reader, Tx } from '#platform/db/database.ts'

/** Where a request for the winnings of a closed account is. */
export interface ClaimProgress {
  readonly state: RedemptionState
  /** US cents. */
  readonly cents: number
  readonly dueAt: Instant | null
  readonly endedAt: Instant | null
}

declare module '#platform/feature.ts' {
  interface ServerFeature {
    /**
     * This slice's part in closing an account, in the same transaction: open items are settled by the house rule, and
     * messages to the player are switched off. Called again at the final closure, even for a slice that is off.
     */
    readonly closeAccount?: (ctx: Context, tx: Tx, playerId: Id<'plr'>) => Promise<void>
    /**
     * Whether an open item that only a third party can settle may still win for this player: the closure then issues
     * a reference.
     */
    readonly mayStillWin?: (tx: Tx, playerId: Id<'plr'>) => Promise<boolean>
    /** This slice's part in reopening an account, in the same transaction: what the closing must not have ended. */
    readonly reopenAccount?: (tx: Tx, playerId: Id<'plr'>) => Promise<void>
    /** Whether the player may reopen the account; a single no suffices. */
    readonly mayReopen?: (ctx: Context, playerId: Id<'plr'>) => Promise<boolean>
    /** The latest request for this player’s winnings that was open at this time or came later. */
    readonly claimProgress?: (db: Reader, playerId: Id<'plr'>, since: Instant) => Promise<ClaimProgress | undefined>
    /** Further erasure, such as rows found only by the address. A repeat changes nothing. */
    readonly erase?: (ctx: JobContext, tx: Tx, player: Player) => Promise<void>
  }
}
