import type { RawBuilder } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Context } from '../context.ts'
import type { Reader, Tx } from '../db/database.ts'

/** Rounds of one game, by their ids: from `first` to `last`, of one version of its rules or of all. */
export interface VoidSpan {
  readonly game: string
  readonly first: string
  readonly last: string
  readonly definitionHash: string | null
}

/** A round that can be declared void. Minor units. */
export interface VoidableRound {
  readonly id: Id<'rnd'>
  readonly player: Id<'plr'>
  readonly mode: 'SweepStakes' | 'TournamentPoints'
  readonly definition_hash: string
  readonly at: Instant
  readonly stake: bigint
  /** What the player paid from either balance; 0 in a free round. */
  readonly from_granted: bigint
  readonly from_won: bigint
  readonly win: bigint
  /** The award that paid for a free round. */
  readonly free_grant: string | null
  readonly is_open: boolean
  /** When it ended; of an open round, when it moved amounts last. */
  readonly ended_at: Instant
}

type Settling = Pick<Context, 'vault' | 'clock' | 'log'>

/** How a slice's rounds are declared void. */
export interface VoidableRounds {
  /** A query of the rounds of a span, with the columns of `VoidableRound`. */
  readonly query: (span: VoidSpan) => RawBuilder<unknown>
  /** The game of one of the brand's rounds, if this slice stores it. */
  readonly gameOf: (db: Reader | Tx, of: { readonly brand: string; readonly round: string }) => Promise<string | undefined>
  /** Ends an open round, so that it can be void; left out where rounds end by themselves within minutes. */
  readonly settleOpen?: (ctx: Settling, tx: Tx, round: Pick<VoidableRound, 'id' | 'player'>) => Promise<void>
  /** Gives free rounds of void rounds back. */
  readonly giveBackFree?: (tx: Tx, grant: string, now: Instant) => Promise<void>
}
