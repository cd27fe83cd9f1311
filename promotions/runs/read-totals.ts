import { sql } from 'kysely'
import type { Reader } from '#platform/db/database.ts'
import type { Grant } from '../grants/store.ts'

/** Grants of one state and kind; `expired` also those whose entitlement did. Amounts are minor units, of what was paid where it is paid. */
export interface GrantTotals {
  readonly state: Grant['state']
  readonly kind: string
  readonly grants: number
  readonly players: number
  readonly coins: number
  readonly entries: number
}

export interface EntitlementTotals {
  readonly kind: string
  readonly of: string
  readonly given: number
  readonly used: number
  readonly expired: number
}

export interface RunTotals {
  /** Players who joined: with a cell, or with one in the archive. */
  readonly players: number
  readonly parked: number
  readonly late: number
  /** Of them, players that are test accounts, and what was paid to them; minor units. */
  readonly testAccounts: { readonly players: number; readonly coins: number; readonly entries: number }
  readonly grants: readonly GrantTotals[]
  readonly entitlements: readonly EntitlementTotals[]
  /** What transfers that name the run gave players, by the ledger; minor units. */
  readonly ledger: {
    readonly transfers: number
    /** Transfers of the run that belong to none of its grants: there must be none. */
    readonly withoutGrant: number
    readonly coins: number
    readonly entries: number
  }
}

/** What one run has granted, and to how many. */
export async function readRunTotals(db: Reader, run: string): Promise<RunTotals> {
  const [counts, testAccounts, grants, entitlements, ledger] = await Promise.all([
    readCounts(db, run),
    readTestAccounts(db, run),
    readGrantTotals(db, run),
    readEntitlementTotals(db, run),
    readLedgerTotals(db, run),
  ])
  return { ...counts, testAccounts, grants, entitlements, ledger }
}

async function readCounts(db: Reader, run: string): Promise<Pick<RunTotals, 'players' | 'parked' | 'late'>> {
  const { rows } = await sql<Pick<RunTotals, 'players' | 'parked' | 'late'>>`
    select ((select count(*) from promotion.player_cells where cells ? ${run})
        + (select count(*) from promotion.cell_archive where run = ${run}))::int as players,
      (select count(*) from promotion.parked_cell where run = ${run})::int as parked,
      (select count(*) from promotion.late_event where run = ${run} and decision is null)::int as late`.execute(db)
  return rows[0]!
}

async function readTestAccounts(db: Reader, run: string): Promise<RunTotals['testAccounts']> {
  const { rows } = await sql<RunTotals['testAccounts']>`
    select ((select count(*) from promotion.player_cells c join player p on p.id = c.player where c.cells ? ${run} and p.is_test)
        + (select count(*) from promotion.cell_archive a join player p on p.id = a.player where a.run = ${run} and p.is_test))::int
        as players,
      coalesce(sum((coalesce(g.paid, g.value) ->> 'coins')::bigint), 0)::float8 as coins,
      coalesce(sum((coalesce(g.paid, g.value) ->> 'entries')::bigint), 0)::float8 as entries
    from promotion.grant g join player p on p.id = g.player
      left join promotion.entitlement e on e.grant_key = g.key
    where g.run = ${run} and g.kind = 'balance' and g.state = 'paid' and e.state is distinct from 'expired' and p.is_test`.execute(
    db,
  )
  return rows[0]!
}

async function readGrantTotals(db: Reader, run: string): Promise<GrantTotals[]> {
  const { rows } = await sql<GrantTotals>`
    select state, kind, count(*)::int as grants, count(distinct player)::int as players,
      coalesce(sum((coalesce(paid, value) ->> 'coins')::bigint) filter (where kind = 'balance'), 0)::float8 as coins,
      coalesce(sum((coalesce(paid, value) ->> 'entries')::bigint) filter (where kind = 'balance'), 0)::float8 as entries
    from (
      select g.kind, g.player, g.paid, g.value, case when e.state = 'expired' then 'expired' else g.state end as state
      from promotion.grant g left join promotion.entitlement e on e.grant_key = g.key where g.run = ${run}
    ) g group by state, kind order by state, kind`.execute(db)
  return rows
}

async function readEntitlementTotals(db: Reader, run: string): Promise<EntitlementTotals[]> {
  const { rows } = await sql<EntitlementTotals>`
    select kind, of, sum(count)::int as given, sum(used)::int as used,
      coalesce(sum(count - used) filter (where state = 'expired'), 0)::int as expired
    from promotion.entitlement where run = ${run} group by kind, of order by kind, of`.execute(db)
  return rows
}

/** By the run that transfers name, and not by the grants, so that a payment without a grant shows. */
async function readLedgerTotals(db: Reader, run: string): Promise<RunTotals['ledger']> {
  const { rows } = await sql<RunTotals['ledger']>`
    select count(distinct t.no)::int as transfers,
      count(distinct t.no) filter (where not exists (
        select from promotion.grant g where g.run = ${run} and g.player = t.player and t.key = 'grant:' || g.key))::int
        as "withoutGrant",
      coalesce(sum(s.amount) filter (where s.asset = 'coins'), 0)::float8 as coins,
      coalesce(sum(s.amount) filter (where s.asset = 'entries'), 0)::float8 as entries
    from ledger.transfer t cross join lateral ledger.sides_of(t.movements) s
    where t.ref ? 'run' and t.ref ->> 'run' = ${run} and s.account = 'player'`.execute(db)
  return rows[0]!
}
