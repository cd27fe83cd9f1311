import { sql } from 'kysely'
import { firstIdOf, type Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { VoidReason } from '#kernel/void-reasons.ts'
import type { Reader, Tx } from '../db/database.ts'
import { timestamp } from '../db/timestamp.ts'

type Mode = 'SweepStakes' | 'TournamentPoints'

/** A round that was declared void, with what its player paid, got, and what came back of either. Minor units. */
export interface RoundVoid {
  readonly round: Id<'rnd'>
  readonly act: string
  readonly brand: string
  readonly player: Id<'plr'>
  readonly game: string
  readonly definitionHash: string
  readonly mode: Mode
  readonly reason: VoidReason
  readonly playedAt: Instant
  readonly stake: bigint
  /** What of the stake was won. */
  readonly fromWon: bigint
  readonly isFree: boolean
  readonly win: bigint
  /** What pooled jackpots paid of the win. */
  readonly jackpot: bigint
  /** The stake; of a free round, what its player paid for choices. */
  readonly returned: bigint
  readonly takenBack: bigint
  readonly at: Instant
}

export async function insertVoid(tx: Tx, v: RoundVoid): Promise<void> {
  await sql`
    insert into round_void (round, act, brand, player, game, definition_hash, mode, cause, played_at, stake, win, jackpot,
      returned, taken_back, at, from_won, is_free)
    values (${v.round}, ${v.act}, ${v.brand}, ${v.player}, ${v.game}, ${v.definitionHash}, ${v.mode}, ${v.reason},
      ${timestamp(v.playedAt)}, ${v.stake}, ${v.win}, ${v.jackpot}, ${v.returned}, ${v.takenBack}, ${timestamp(v.at)}, ${v.fromWon}, ${v.isFree})`.execute(
    tx,
  )
}

/** What a player's page says of a void round. */
export interface VoidNote {
  readonly reason: VoidReason
  readonly at: string
  readonly returned: number
  readonly takenBack: number
}

/** Those of these rounds that are void. */
export async function readVoidNotes(db: Reader, rounds: readonly string[]): Promise<ReadonlyMap<string, VoidNote>> {
  if (rounds.length === 0) return new Map()
  const { rows } = await sql<Pick<RoundVoid, 'round' | 'reason' | 'returned' | 'takenBack' | 'at'>>`
    select round, cause as reason, returned, taken_back as "takenBack", at from round_void
    where round = any(${rounds}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.round, toNote(row)]))
}

const toNote = ({ reason, returned, takenBack, at }: Pick<RoundVoid, 'reason' | 'returned' | 'takenBack' | 'at'>): VoidNote => ({
  reason,
  at: new Date(at).toISOString(),
  returned: Number(returned),
  takenBack: Number(takenBack),
})

export async function countVoids(db: Reader, player: Id<'plr'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from round_void where player = ${player}`.execute(db)
  return rows[0]?.count ?? 0
}

export interface VoidSum {
  readonly player: Id<'plr'>
  readonly mode: Mode
  readonly rounds: number
  readonly returned: number
  readonly takenBack: number
}

/** What came back to and from players of void rounds that were played in a span, to be deducted from their play. */
export async function sumVoids(
  db: Reader,
  { players, from, until }: { readonly players: readonly Id<'plr'>[]; readonly from: Instant; readonly until: Instant | null },
): Promise<VoidSum[]> {
  const end = until === null ? null : firstIdOf('rnd', until)
  const { rows } = await sql<VoidSum>`
    select player, mode, count(*)::int as rounds, sum(returned)::float8 as returned, sum(taken_back)::float8 as "takenBack"
    from round_void where player = any(${players}::text[]) and round >= ${firstIdOf('rnd', from)}
      and (${end}::text is null or round < ${end})
    group by player, mode`.execute(db)
  return rows
}
