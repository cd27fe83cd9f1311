import '#platform/feature.ts'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Context } from '#platform/context.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import type { RedemptionReason } from '../contract.ts'

/** A player's purchases, as far as they bear on a redemption. */
export interface OpenPayments {
  /** A dispute, a bank return or a debt is open. */
  readonly isContested: boolean
  /** Paid by bank so recently that the bank may take it back without a reason. */
  readonly unsettledCents: number
  readonly settlesAt: Instant | null
}

declare module '#platform/feature.ts' {
  /** A request as far as its times tell. */
  interface TimedRedemption {
    readonly requestedAt: Instant
    readonly endedAt: Instant | null
    readonly state: string
    readonly code: RedemptionReason | null
    readonly decidedAt: Instant | null
    /** `rule`, or who else decided. */
    readonly decidedBy: string | null
  }

  interface ServerFeature {
    /** A brand's requests since then, and all open ones. */
    readonly timedRedemptions?: (db: Reader, brand: string, since: Instant) => Promise<readonly TimedRedemption[]>
    /** Whether a resident of the player's state may redeem now; one refusal suffices. */
    readonly mayRedeem?: (ctx: Context, db: Reader, playerId: Id<'plr'>) => Promise<boolean>
    /**
     * Whether the official rules let this player win prizes, wherever they live; null while an operator has to say so.
     */
    readonly isEligible?: (ctx: Context, db: Reader, playerId: Id<'plr'>) => Promise<boolean | null>
    /** Replays the rounds that won the player most; names those that come out differently. Null if they cannot be read. */
    readonly replayRounds?: (
      ctx: Context,
      tx: Tx,
      playerId: Id<'plr'>,
    ) => Promise<{ readonly checked: number; readonly wrong: readonly string[] } | null>
    /** Whose winnings the reference of a closed account claims, once its closing is final. */
    readonly closedClaimant?: (ctx: Context, reference: string) => Promise<Id<'plr'> | undefined>
    /** What is open of the player's purchases. */
    readonly openPayments?: (ctx: Context, db: Reader, playerId: Id<'plr'>) => Promise<OpenPayments>
  }
}
