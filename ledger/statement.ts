import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { PlayerAsset } from '#kernel/money.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'

/** The filter of a statement. `from` inclusive, `to` exclusive. */
export interface StatementFilter {
  readonly player: Id<'plr'>
  readonly from?: Instant | undefined
  readonly to?: Instant | undefined
  readonly asset?: PlayerAsset | undefined
  /** These kinds only; with `isExcept`, all others. */
  readonly kinds?: { readonly names: readonly string[]; readonly isExcept: boolean } | undefined
}

/** The cursor of a statement page. */
export interface StatementMark {
  readonly no: bigint
  readonly asset: PlayerAsset
}

/** The effect of one transfer on one balance. */
export interface StatementLine extends StatementMark {
  readonly kind: string
  readonly ref: Readonly<Record<string, unknown>>
  readonly at: Instant
  readonly amount: bigint
  /** The balance after the transfer. */
  readonly balance: bigint
}

/** The newest first, with a limit; if a transfer debits and credits a balance equally, both sides are one line. */
export async function readStatement(
  db: Reader,
  filter: StatementFilter,
  { max, before }: { readonly max: number; readonly before?: StatementMark | undefined },
): Promise<StatementLine[]> {
  const { from, to, asset, kinds, player } = filter
  const isOwn = sql`side.account = 'player' and (${asset ?? null}::ledger.asset is null or side.asset = ${asset ?? null}::ledger.asset)`
  // The transfers of a page first: a player may have any number of them. Lines of the first one may be on the page before.
  const { rows } = await sql<StatementLine>`
    select t.no, side.asset, t.kind, t.ref, t.at, sum(side.amount)::bigint as amount,
      case side.asset when 'coins' then t.coins when 'tourPoints' then t.tour_points when 'entries' then t.entries
        else t.winnings end as balance
    from (
      select * from ledger.transfer t where ${sql.join(ofTransfers('t', { player, from, to, kinds }), sql` and `)}
        and (${before?.no ?? null}::bigint is null or t.no <= ${before?.no ?? null}::bigint)
        and exists (select from ledger.sides_of(t.movements) as side where ${isOwn})
      order by t.no desc limit ${max + 1}
    ) as t cross join lateral ledger.sides_of(t.movements) as side
    where ${isOwn} and (${before?.no ?? null}::bigint is null or t.no < ${before?.no ?? null}::bigint
      or side.asset > ${before?.asset ?? null}::ledger.asset)
    group by t.no, side.asset, t.kind, t.ref, t.at, balance
    order by t.no desc, side.asset limit ${max}`.execute(db)
  return rows
}

/** Totals in and out, by balance, kind and game. */
export interface StatementSum {
  readonly asset: PlayerAsset
  readonly kind: string
  /** As in the transfers' `ref`; null for transfers of no game. */
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

/**
 * The number of rounds with a movement: a round that moved both balances of its mode, or had several steps, counts
 * once.
 */
export async function countRounds(db: Reader, filter: StatementFilter): Promise<RoundCount[]> {
  const { rows } = await sql<RoundCount>`
    select s.ref ->> 'game' as game, s.asset in ('entries', 'winnings') as "isForEntries",
      count(distinct s.ref ->> 'round') as rounds
    from ledger.statement s where ${matches(filter)} and s.ref ? 'round' and s.ref ? 'game' group by 1, 2`.execute(db)
  return rows
}

function matches({ asset, ...filter }: StatementFilter) {
  const parts = ofTransfers('s', filter)
  if (asset) parts.push(sql`s.asset = ${asset}::ledger.asset`)
  return sql.join(parts, sql` and `)
}

function ofTransfers(name: 's' | 't', { player, from, to, kinds }: Omit<StatementFilter, 'asset'>): RawBuilder<unknown>[] {
  const of = sql.raw(name)
  const parts = [sql`${of}.player = ${player}`]
  if (from !== undefined) parts.push(sql`${of}.at >= ${timestamp(from)}`)
  if (to !== undefined) parts.push(sql`${of}.at < ${timestamp(to)}`)
  if (kinds) parts.push(sql`(${of}.kind = any(${kinds.names})) <> ${kinds.isExcept}`)
  return parts
}
