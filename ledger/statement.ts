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
      select * from ledger.transfer t where ${sql.join(ofTransfers({ player, from, to, kinds }), sql` and `)}
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
  /** The rounds that began here: each counts once for its mode, or for the balance if only one is asked for. */
  readonly rounds: bigint
}

/**
 * Whole days as the roll-up summed them, or the lifetime, and from the ledger what is later and what lies in a part of a
 * day. The cost grows with the days that are asked for, not with their transfers.
 */
export async function sumStatement(db: Reader, filter: StatementFilter): Promise<StatementSum[]> {
  const { player, from, to, asset, kinds } = filter
  const parts = [sql`true`]
  if (asset) parts.push(sql`asset = ${asset}::ledger.asset`)
  if (kinds) parts.push(sql`(kind = any(${kinds.names})) <> ${kinds.isExcept}`)
  const { rows } = await sql<StatementSum>`
    select asset, kind, nullif(game, '') as game, sum(gained)::bigint as gained, sum(spent)::bigint as spent,
      sum(${asset ? sql`rounds_of_asset` : sql`rounds`})::bigint as rounds
    from ledger.sums_of(${player}, ${instantOf(from)}, ${instantOf(to)}) where ${sql.join(parts, sql` and `)}
    group by asset, kind, game order by asset, kind, game`.execute(db)
  return rows
}

const instantOf = (at: Instant | undefined) => (at === undefined ? sql`null` : timestamp(at))

export interface RoundCount {
  readonly game: string
  /** Played for entries and winnings; else for coins and tournament points. */
  readonly isForEntries: boolean
  readonly rounds: bigint
}

/** The rounds that began, by game and mode, however many balances they moved and steps they had. */
export async function countRounds(db: Reader, filter: StatementFilter): Promise<RoundCount[]> {
  const counts = new Map<string, RoundCount>()
  for (const { asset, game, rounds } of await sumStatement(db, filter)) {
    if (game === null || rounds === 0n) continue
    const isForEntries = asset === 'entries' || asset === 'winnings'
    const key = `${isForEntries} ${game}`
    counts.set(key, { game, isForEntries, rounds: rounds + (counts.get(key)?.rounds ?? 0n) })
  }
  return [...counts.values()]
}

function ofTransfers({ player, from, to, kinds }: Omit<StatementFilter, 'asset'>): RawBuilder<unknown>[] {
  const parts = [sql`t.player = ${player}`]
  if (from !== undefined) parts.push(sql`t.at >= ${timestamp(from)}`)
  if (to !== undefined) parts.push(sql`t.at < ${timestamp(to)}`)
  if (kinds) parts.push(sql`(t.kind = any(${kinds.names})) <> ${kinds.isExcept}`)
  return parts
}
