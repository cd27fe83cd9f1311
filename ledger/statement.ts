import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { PlayerAsset } from '#kernel/money.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader } from '#platform/db/database.ts'
import { moment } from '#platform/db/moment.ts'

/** What of a player's movements is asked for. `from` inclusive, `to` exclusive. */
export interface StatementFilter {
  readonly player: Id<'plr'>
  readonly from?: Instant | undefined
  readonly to?: Instant | undefined
  readonly asset?: PlayerAsset | undefined
  /** Of these kinds; or, with `isExcept`, of all others. */
  readonly kinds?: { readonly names: readonly string[]; readonly isExcept: boolean } | undefined
}

/** Where a page of the statement ended. */
export interface StatementMark {
  readonly no: bigint
  readonly asset: PlayerAsset
}

/** What one transfer did to one balance. */
export interface StatementLine extends StatementMark {
  readonly kind: string
  readonly ref: Readonly<Record<string, unknown>>
  readonly at: Instant
  readonly amount: bigint
  /** What the transfer left. */
  readonly balance: bigint
}

/** The newest first, so many at most; of a balance that comes back to where it was in one transfer, both sides as one. */
export async function readStatement(
  db: Reader,
  filter: StatementFilter,
  { max, before }: { readonly max: number; readonly before?: StatementMark | undefined },
): Promise<StatementLine[]> {
  const older = before
    ? sql`and (s.no < ${before.no} or (s.no = ${before.no} and s.asset > ${before.asset}::ledger.asset))`
    : sql``
  const { rows } = await sql<StatementLine>`
    select s.no, s.asset, s.kind, s.ref, s.at, sum(s.amount)::bigint as amount, s.balance
    from ledger.statement s where ${matches(filter)} ${older}
    group by s.no, s.asset, s.kind, s.ref, s.at, s.balance
    order by s.no desc, s.asset limit ${max}`.execute(db)
  return rows
}

/** What came in and went out, for each balance and kind, and each game. */
export interface StatementSum {
  readonly asset: PlayerAsset
  readonly kind: string
  /** As the transfers' `ref` names it; null for whatever is not of a game. */
  readonly game: string | null
  readonly gained: bigint
  readonly spent: bigint
}

export async function sumStatement(db: Reader, filter: StatementFilter): Promise<StatementSum[]> {
  const { rows } = await sql<StatementSum>`
    select s.asset, s.kind, s.ref ->> 'game' as game,
      coalesce(sum(s.amount) filter (where s.amount > 0), 0)::bigint as gained,
      coalesce(-sum(s.amount) filter (where s.amount < 0), 0)::bigint as spent
    from ledger.statement s where ${matches(filter)}
    group by s.asset, s.kind, s.ref ->> 'game'`.execute(db)
  return rows
}

export interface RoundCount {
  readonly game: string
  /** Played for entries and winnings; else for coins and tournament points. */
  readonly isForEntries: boolean
  readonly rounds: bigint
}

/** How many rounds moved something: one that moved both balances of its mode, or came in several steps, counts once. */
export async function countRounds(db: Reader, filter: StatementFilter): Promise<RoundCount[]> {
  const { rows } = await sql<RoundCount>`
    select s.ref ->> 'game' as game, s.asset in ('entries', 'winnings') as "isForEntries",
      count(distinct s.ref ->> 'round') as rounds
    from ledger.statement s where ${matches(filter)} and s.ref ? 'round' and s.ref ? 'game' group by 1, 2`.execute(db)
  return rows
}

function matches({ player, from, to, asset, kinds }: StatementFilter) {
  const parts = [sql`s.player = ${player}`]
  if (from !== undefined) parts.push(sql`s.at >= ${moment(from)}`)
  if (to !== undefined) parts.push(sql`s.at < ${moment(to)}`)
  if (asset) parts.push(sql`s.asset = ${asset}::ledger.asset`)
  if (kinds) parts.push(sql`(s.kind = any(${kinds.names})) <> ${kinds.isExcept}`)
  return sql.join(parts, sql` and `)
}
