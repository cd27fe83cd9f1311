import { sql } from 'kysely'
import type { CalendarDay, Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { StatementLine } from '#platform/payments/provider.ts'
import type { BooksCase, LiabilityRow, Statement, TrialRow } from '../contract.ts'

interface Taken {
  readonly provider: string
  readonly day: CalendarDay
}

export async function hasStatement(db: Reader, { provider, day }: Taken): Promise<boolean> {
  const { rows } = await sql`select from provider_statement where provider = ${provider} and day = ${day}::date`.execute(db)
  return rows.length > 0
}

export interface NewStatement extends Taken {
  readonly lines: readonly StatementLine[]
  readonly feeCents: number
  readonly settledCents: number
  readonly at: Instant
}

/** False if another process was first. */
export async function insertStatement(tx: Tx, statement: NewStatement): Promise<boolean> {
  const { provider, day, lines, feeCents, settledCents, at } = statement
  const { numAffectedRows } = await sql`
    insert into provider_statement (provider, day, taken_at, fee_cents, settled_cents)
    values (${provider}, ${day}::date, ${timestamp(at)}, ${feeCents}, ${settledCents}) on conflict do nothing`.execute(tx)
  if (numAffectedRows === 0n) return false
  await sql`
    insert into provider_statement_line (provider, day, no, kind, reference, cents, fee_cents)
    select ${provider}, ${day}::date, l.no, l.kind, l.reference, l.cents, l."feeCents"
    from jsonb_to_recordset(${JSON.stringify(lines.map((line, no) => ({ no, ...line })))}::jsonb)
      as l (no int, kind text, reference text, cents bigint, "feeCents" bigint)`.execute(tx)
  return true
}

/** What a provider told us about on a day. */
export async function readToldOn(db: Reader, provider: string, from: Instant, to: Instant): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    select distinct reference from payment_fact
    where provider = ${provider} and told_at >= ${timestamp(from)} and told_at < ${timestamp(to)}`.execute(db)
  return rows.map(({ reference }) => reference)
}

/** What a provider's statements up to a day say of each reference; a settlement is of none. */
export async function sumStatements(
  db: Reader,
  { provider, day }: Taken,
  references: readonly string[] | null,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ reference: string; cents: number }>`
    select reference, sum(cents)::float8 as cents from provider_statement_line
    where provider = ${provider} and day <= ${day}::date and reference is not null and kind <> 'fee' and kind <> 'settlement'
      and ${references === null ? sql`day = ${day}::date` : sql`reference = any (${[...references]})`}
    group by reference`.execute(db)
  return new Map(rows.map(({ reference, cents }) => [reference, cents]))
}

export interface NewCase extends Taken {
  readonly reference: string
  readonly kind: BooksCase['kind']
  readonly statementCents: number
  readonly toldCents: number
  readonly bookedCents: number
}

/** An open case of the same reference keeps its beginning and shows the newest amounts. */
export async function openCase(tx: Tx, found: NewCase, at: Instant): Promise<void> {
  const { provider, day, reference, kind, statementCents, toldCents, bookedCents } = found
  await sql`
    insert into reconciliation_case as c (provider, day, reference, kind, statement_cents, told_cents, booked_cents, since)
    values (${provider}, ${day}::date, ${reference}, ${kind}, ${statementCents}, ${toldCents}, ${bookedCents}, ${timestamp(at)})
    on conflict (provider, reference) where closed_at is null
    do update set kind = excluded.kind, statement_cents = excluded.statement_cents, told_cents = excluded.told_cents,
      booked_cents = excluded.booked_cents`.execute(tx)
}

export async function readOpenReferences(db: Reader, provider: string): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    select reference from reconciliation_case where provider = ${provider} and closed_at is null and kind <> 'statement-missing'`.execute(
    db,
  )
  return rows.map(({ reference }) => reference)
}

/** By an operator with a reason, or because the sides agree. False if it is closed already. */
export async function closeCase(
  tx: Tx,
  which: { readonly id: string } | { readonly provider: string; readonly reference: string },
  { by, why, at }: { readonly by: string; readonly why: string; readonly at: Instant },
): Promise<boolean> {
  const found =
    'id' in which ? sql`id = ${which.id}::bigint` : sql`provider = ${which.provider} and reference = ${which.reference}`
  const { numAffectedRows } = await sql`
    update reconciliation_case set closed_at = ${timestamp(at)}, closed_by = ${by}, why = ${why}
    where closed_at is null and ${found}`.execute(tx)
  return (numAffectedRows ?? 0n) > 0n
}

const CASES_MAX = 200
const STATEMENTS_MAX = 31

export async function readCases(db: Reader): Promise<(Omit<BooksCase, 'since'> & { since: Instant })[]> {
  const { rows } = await sql<Omit<BooksCase, 'since'> & { since: Instant }>`
    select id::text, provider, day::text, reference, kind, statement_cents::float8 as "statementCents",
      told_cents::float8 as "toldCents", booked_cents::float8 as "bookedCents", since
    from reconciliation_case where closed_at is null order by since, id limit ${CASES_MAX}`.execute(db)
  return rows
}

export async function countCases(db: Reader): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from reconciliation_case where closed_at is null`.execute(db)
  return rows[0]!.count
}

export async function readStatements(db: Reader): Promise<Statement[]> {
  const { rows } = await sql<Statement>`
    select s.provider, s.day::text, s.fee_cents::float8 as "feeCents", s.settled_cents::float8 as "settledCents",
      (select count(*)::int from provider_statement_line l where l.provider = s.provider and l.day = s.day) as lines,
      (select count(*)::int from reconciliation_case c
        where c.provider = s.provider and c.day = s.day and c.closed_at is null) as "openCases"
    from provider_statement s
    where exists (select from provider_statement_line l where l.provider = s.provider and l.day = s.day)
    order by s.day desc, s.provider limit ${STATEMENTS_MAX}`.execute(db)
  return rows
}

/** What is set aside, by the holds that still are. */
const HELD = sql`
  select h.player, h.asset, h.amount from ledger.hold h where h.state = 'pending'`

/**
 * Every balance as of one snapshot: accounts of the house and of players as rolled up, with what is not counted yet, and
 * all budgets as one.
 */
export async function readTrialBalance(db: Reader): Promise<TrialRow[]> {
  const { rows } = await sql<TrialRow>`
    select account, asset, sum(minor)::text as minor from (
      select case when code like 'budget:%' then 'budgets' else code end as account, asset::text, balance as minor
      from ledger.house_account
      union all
      select side.account, side.asset::text, side.amount
      from ledger.uncounted() as t cross join lateral ledger.sides_of(t.movements) as side
      where side.account <> 'player' and side.account not like 'budget:%'
      union all
      select 'players', asset::text, balance from ledger.brand_total
      union all
      select side.account, h.asset::text, side.amount from (${HELD}) as h
      cross join lateral (values ('players', -h.amount), ('players, held', h.amount)) as side (account, amount)
    ) as sides group by account, asset having sum(minor) <> 0 order by asset, account`.execute(db)
  return rows
}

/** What a brand's players have; test accounts apart. */
export async function readPlayersBalances(db: Reader, brand: string): Promise<LiabilityRow[]> {
  const { rows } = await sql<LiabilityRow>`
    with test as (
      select each.kind, sum(each.free + each.held) as minor, sum(each.held) as held
      from player p join ledger.wallet w on w.player = p.id
      cross join lateral (values ('winnings', w.free_winnings, w.held_winnings), ('entries', w.free_entries, w.held_entries),
        ('coins', w.free_coins, w.held_coins), ('tourPoints', w.free_tour_points, w.held_tour_points)) as each (kind, free, held)
      where p.brand = ${brand} and p.is_test group by each.kind
    )
    select kind, (coalesce(t.balance, 0) - coalesce(test.minor, 0))::text as minor,
      (coalesce(h.held, 0) - coalesce(test.held, 0))::text as held, coalesce(test.minor, 0)::text as test
    from unnest(array['winnings', 'entries', 'coins', 'tourPoints']) with ordinality as k (kind, no)
    left join ledger.brand_total t on t.brand = ${brand} and t.asset::text = kind
    left join (
      select h.asset, sum(h.amount) as held from (${HELD}) as h join player p on p.id = h.player where p.brand = ${brand} group by h.asset
    ) as h on h.asset::text = kind
    left join test using (kind)
    order by no`.execute(db)
  return rows
}

/** False if the day is closed already. */
export async function insertTrialBalance(tx: Tx, day: CalendarDay, rows: readonly TrialRow[], at: Instant): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into trial_balance (day, taken_at, account, asset, minor)
    select ${day}::date, ${timestamp(at)}, b.account, b.asset, b.minor::numeric
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as b (account text, asset text, minor text)
    on conflict do nothing`.execute(tx)
  return (numAffectedRows ?? 0n) > 0n
}

export interface ClosedDay {
  readonly day: string
  readonly takenAt: Instant
  readonly balances: TrialRow[]
}

export async function readClosedDay(db: Reader): Promise<ClosedDay | null> {
  const { rows } = await sql<TrialRow & { day: string; takenAt: Instant }>`
    select day::text, taken_at as "takenAt", account, asset, minor::text from trial_balance
    where day = (select max(day) from trial_balance) order by asset, account`.execute(db)
  const [first] = rows
  if (!first) return null
  return {
    day: first.day,
    takenAt: first.takenAt,
    balances: rows.map(({ account, asset, minor }) => ({ account, asset, minor })),
  }
}
