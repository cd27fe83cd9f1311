import { type RawBuilder, sql } from 'kysely'
import { toWire, money } from '#kernel/money.ts'
import { MODE_ASSETS } from '#features/play/game-session/contract.ts'
import type { Id } from '#kernel/id.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import type { VoidableRound, VoidableRounds, VoidSpan } from '#platform/round-voids/voidable.ts'
import type { VoidSum } from '../contract.ts'

/** The rounds of an act at its brand. */
export interface BrandSpan extends VoidSpan {
  readonly brand: string
}

/** A round with the slice that stores it. `jackpot` is the part of its win that pooled jackpots paid. */
export interface FoundRound extends VoidableRound {
  readonly slice: number
  readonly jackpot: bigint
}

export const sourcesOf = (slices: readonly ServerFeature[]): readonly VoidableRounds[] =>
  slices.flatMap(({ voidableRounds }) => voidableRounds ?? [])

/** Rounds of the span that are not void yet; of each slice those that `which` leaves. */
function notVoid(sources: readonly VoidableRounds[], span: BrandSpan, which: RawBuilder<unknown> = sql``): RawBuilder<unknown> {
  const each = sources.map(
    ({ query }, slice) => sql`(
      select r.*, ${slice}::int as slice, p.is_test,
        coalesce((select sum(w.amount) from jackpot_win w where w.round = r.id), 0)::bigint as jackpot
      from (${query(span)}) as r join player p on p.id = r.player
      where p.brand = ${span.brand} and not exists (select from round_void v where v.round = r.id) ${which})`,
  )
  return sql.join(each, sql` union all `)
}

/**
 * By game mode, test accounts apart. Rounds are summed by player first, and jackpots, which are few, apart from them: a
 * period may have millions of rounds.
 */
export async function sumRoundsLeft(db: Reader | Tx, slices: readonly ServerFeature[], span: BrandSpan): Promise<VoidSum[]> {
  const each = sourcesOf(slices).map(
    ({ query }) => sql`
      select r.id, r.player, r.mode, r.is_open, r.from_granted, r.from_won, r.win from (${query(span)}) as r
      where not exists (select from round_void v where v.round = r.id)`,
  )
  const left = sql.join(each, sql` union all `)
  const { rows } = await sql<SummedRow>`
    with play as (
      select o.mode, p.is_test, sum(o.rounds)::int as rounds, sum(o.open)::int as open, count(*)::int as players,
        sum(o.stake)::bigint as stake, sum(o.win)::bigint as win
      from (
        select player, mode, count(*) as rounds, count(*) filter (where is_open) as open, sum(from_granted + from_won) as stake,
          sum(win) as win
        from (${left}) as r group by player, mode
      ) as o join player p on p.id = o.player where p.brand = ${span.brand} group by 1, 2
    ), jackpot as (
      select r.mode, p.is_test, sum(w.amount)::bigint as amount
      from jackpot_win w join (${left}) as r on r.id = w.round join player p on p.id = r.player
      where w.brand = ${span.brand} and w.round >= ${span.first} and w.round <= ${span.last} group by 1, 2
    )
    select mode, is_test as "isTest", rounds, open, players, stake, win - coalesce(amount, 0) as win,
      coalesce(amount, 0)::bigint as jackpots
    from play left join jackpot using (mode, is_test) order by is_test, mode`.execute(db)
  return rows.map(({ stake, win, jackpots, ...row }) => {
    const { granted, won } = MODE_ASSETS[row.mode]
    const inWinnings = (minor: bigint) => toWire(money(won, minor))
    return { ...row, stake: toWire(money(granted, stake)), win: inWinnings(win), jackpots: inWinnings(jackpots) }
  })
}

type SummedRow = Omit<VoidSum, 'stake' | 'win' | 'jackpots'> & Record<'stake' | 'win' | 'jackpots', bigint>

export const countOf = (sums: readonly VoidSum[]): number => sums.reduce((total, { rounds }) => total + rounds, 0)

/** In the order of their ids, after one of them. Each slice reads a page, or each page would cost as much as all that is left. */
export async function pageOfRounds(
  db: Reader,
  slices: readonly ServerFeature[],
  { span, after, max }: { readonly span: BrandSpan; readonly after: string; readonly max: number },
): Promise<FoundRound[]> {
  const next = { ...span, first: after < span.first ? span.first : after }
  const page = sql`and r.id > ${after} order by r.id limit ${max}`
  const { rows } = await sql<FoundRound>`
    select * from (${notVoid(sourcesOf(slices), next, page)}) as r order by id limit ${max}`.execute(db)
  return rows
}

/** Those of these rounds of one player that are not void yet, in the order in which they were played. */
export async function roundsOfPlayer(
  tx: Tx,
  slices: readonly ServerFeature[],
  { span, player, ids }: { readonly span: BrandSpan; readonly player: Id<'plr'>; readonly ids: readonly string[] },
): Promise<FoundRound[]> {
  const only = { ...span, first: ids[0]!, last: ids.at(-1)! }
  const { rows } = await sql<FoundRound>`
    select * from (${notVoid(sourcesOf(slices), only)}) as r
    where id = any(${ids}::text[]) and player = ${player} order by id`.execute(tx)
  return rows
}
