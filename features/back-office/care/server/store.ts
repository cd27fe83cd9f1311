import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import { type CalendarDay, DAY_MS, type Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { gatherReadsOf } from '#platform/db/gather-reads.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import { type CloseOutcome, type Marker, SERIOUS_LEVEL } from '../contract.ts'
import type { Assessed } from './figures.ts'
import type { Readiness } from './rules.ts'

/** After a case was closed, the same level opens none for this long. */
const REST_DAYS = 7

interface SeenAsked {
  readonly brand: string
  readonly day: CalendarDay
  readonly after: string
  readonly max: number
}

/** A page of the players last seen on that day: no test accounts, no closed ones. */
export async function readSeen(db: Reader, { brand, day, after, max }: SeenAsked): Promise<Assessed[]> {
  const { rows } = await sql<Assessed>`
    select id, birth_date as "birthDate", created_at as "createdAt" from player
    where brand = ${brand} and seen_on = ${day}::date and id > ${after} and closed_at is null and not is_test
    order by id limit ${max}`.execute(db)
  return rows
}

/** Locked, so that no operator closes it meanwhile. */
export async function findOpen(tx: Tx, player: Id<'plr'>): Promise<{ level: number } | undefined> {
  const { rows } = await sql<{ level: number }>`
    select level from care_case where player = ${player} and closed_at is null for update`.execute(tx)
  return rows[0]
}

interface Closed {
  readonly player: Id<'plr'>
  readonly level: number
  readonly now: Instant
}

export async function hasLatelyClosed(tx: Tx, { player, level, now }: Closed): Promise<boolean> {
  const since = timestamp(now - REST_DAYS * DAY_MS)
  const { rows } = await sql`
    select from care_case where player = ${player} and closed_at > ${since} and level >= ${level} limit 1`.execute(tx)
  return rows.length > 0
}

interface NewCase extends Closed {
  readonly brand: string
  readonly dueAt: Instant
  readonly day: CalendarDay
}

/** The player's open case, opened or raised; its id. */
export async function putCase(tx: Tx, { brand, player, level, now, dueAt, day }: NewCase): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into care_case as c (brand, player, level, opened_at, due_at, evidence_on, stopped_at)
    values (${brand}, ${player}, ${level}, ${timestamp(now)}, ${timestamp(dueAt)}, ${day}::date,
      case when ${level}::int = 4 then ${timestamp(now)} end)
    on conflict (player) where closed_at is null do update set level = greatest(c.level, excluded.level),
      due_at = case when excluded.level > c.level then least(c.due_at, excluded.due_at) else c.due_at end,
      evidence_on = greatest(c.evidence_on, excluded.evidence_on),
      stopped_at = case when excluded.level > c.level then excluded.stopped_at else c.stopped_at end
    returning id`.execute(tx)
  return rows[0]!.id
}

interface Evidence {
  readonly careCase: number
  readonly player: Id<'plr'>
  readonly day: CalendarDay
  readonly markers: readonly Marker[]
}

export async function insertMarkers(tx: Tx, { careCase, player, day, markers }: Evidence): Promise<void> {
  await sql`
    insert into care_marker (care_case, player, day, name, value, against, points)
    select ${careCase}, ${player}, ${day}::date, m.* from unnest(${markers.map(({ name }) => name)}::text[],
      ${markers.map(({ value }) => value)}::bigint[], ${markers.map(({ against }) => against)}::bigint[],
      ${markers.map(({ points }) => points)}::smallint[]) as m
    on conflict do nothing`.execute(tx)
}

/** Whether a serious case of the person is open, for any of their accounts. */
export const isSerious = gatherReadsOf(async (db, players: readonly Id<'plr'>[]): Promise<boolean[]> => {
  const { rows } = await sql<{ player: Id<'plr'> }>`
    select asked.player from unnest(${[...new Set(players)]}::text[]) as asked (player)
    where exists (
      select from cap_accounts(asked.player) as a (player) join care_case c on c.player = a.player
      where c.closed_at is null and c.level >= ${SERIOUS_LEVEL}
    )`.execute(db)
  const serious = new Set(rows.map(({ player }) => player))
  return players.map((player) => serious.has(player))
})

/** A case with its player, as of now. */
export interface CaseRow extends Readiness {
  readonly id: number
  readonly playerId: Id<'plr'>
  readonly login: string
  readonly state: string
  readonly since: Instant
  readonly isAccountClosed: boolean
  readonly openedAt: Instant
  readonly dueAt: Instant
  readonly evidenceOn: CalendarDay
  readonly closedAt: Instant | null
  readonly closedBy: string | null
  readonly outcome: string | null
  readonly closedWhy: string | null
  readonly resumedAt: Instant | null
  readonly resumedBy: string | null
  readonly resumedWhy: string | null
}

/** Of case `c`. */
const READINESS = sql`
  c.level, c.closed_at is not null as "isClosed",
  not exists (
    select from cap_accounts(c.player) as a (player) join player x on x.id = a.player where x.closed_at is null
  ) as "isPersonGone",
  (select count(*)::int from care_contact k where k.care_case = c.id) as contacts,
  c.closed_at is null and c.stopped_at is not null and c.resumed_at is null as "isStopped",
  exists (select from care_contact k where k.care_case = c.id and k.at >= c.stopped_at) as "isContacted",
  exists (select from care_contact k where k.care_case = c.id and k.at >= c.stopped_at and k.answered) as "isAnswered"`

const CASE = sql`
  select c.id, c.player as "playerId", p.login, p.state, p.created_at as since, p.closed_at is not null as "isAccountClosed",
    c.opened_at as "openedAt", c.due_at as "dueAt", c.evidence_on as "evidenceOn", c.closed_at as "closedAt",
    coalesce(o.name, c.closed_by) as "closedBy", c.outcome, c.closed_why as "closedWhy",
    ${READINESS}, c.resumed_at as "resumedAt", coalesce(r.name, c.resumed_by) as "resumedBy", c.resumed_why as "resumedWhy"
  from care_case c join player p on p.id = c.player left join operator o on o.id = c.closed_by
    left join operator r on r.id = c.resumed_by`

/** Open cases by level and due time. */
export async function listOpen(db: Reader, brand: string, max: number): Promise<CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    ${CASE} where c.brand = ${brand} and c.closed_at is null order by c.level desc, c.due_at, c.id limit ${max}`.execute(db)
  return rows
}

export async function findCase(db: Reader, brand: string, id: number): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`${CASE} where c.brand = ${brand} and c.id = ${id}`.execute(db)
  return rows[0]
}

/** Open cases of the brand; with a moment only those due by then. */
export async function countOpen(db: Reader, brand: string, dueBy: Instant | null = null): Promise<number> {
  const due = dueBy === null ? sql`true` : sql`due_at <= ${timestamp(dueBy)}`
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from care_case where brand = ${brand} and closed_at is null and ${due}`.execute(db)
  return rows[0]?.count ?? 0
}

export async function readMarkers(db: Reader, careCase: number, max: number): Promise<(Marker & { day: CalendarDay })[]> {
  const { rows } = await sql<Marker & { day: CalendarDay }>`
    select day, name, value::float8 as value, against::float8 as against, points from care_marker
    where care_case = ${careCase} order by day desc, points desc, name limit ${max}`.execute(db)
  return rows
}

/** A case that is being changed: locked. */
export interface HeldCase extends Readiness {
  readonly player: Id<'plr'>
  readonly dueAt: Instant
}

export async function lockCase(tx: Tx, brand: string, id: number): Promise<HeldCase | undefined> {
  const { rows } = await sql<HeldCase>`
    select c.player, c.due_at as "dueAt", ${READINESS}
    from care_case c where c.brand = ${brand} and c.id = ${id} for update`.execute(tx)
  return rows[0]
}

interface Closing {
  readonly at: Instant
  readonly by: Id<'opr'>
  readonly outcome: CloseOutcome
  readonly why: string
}

export async function setClosed(tx: Tx, id: number, { at, by, outcome, why }: Closing): Promise<void> {
  await sql`
    update care_case set closed_at = ${timestamp(at)}, closed_by = ${by}, outcome = ${outcome}, closed_why = ${why}
    where id = ${id}`.execute(tx)
}

export async function setResumed(tx: Tx, id: number, { at, by, why }: Omit<Closing, 'outcome'>): Promise<void> {
  await sql`
    update care_case set resumed_at = ${timestamp(at)}, resumed_by = ${by}, resumed_why = ${why} where id = ${id}`.execute(tx)
}

/** A stop of play goes on: it holds for the person's other accounts too, also for one that is opened later. */
export async function closeWithAccount(tx: Tx, player: Id<'plr'>, at: Instant): Promise<void> {
  await sql`
    update care_case set closed_at = ${timestamp(at)}, outcome = 'account-closed'
    where player = ${player} and closed_at is null and (stopped_at is null or resumed_at is not null)`.execute(tx)
}

/**
 * Closing and reopening an account ends no case: what its last closing ended is open again. So is a stop of any account of
 * the person whose case an operator closed because the person had gone.
 */
export async function reopenWithAccount(tx: Tx, player: Id<'plr'>): Promise<void> {
  await sql`
    update care_case c set closed_at = null, closed_by = null, outcome = null, closed_why = null
    from (
      select distinct on (x.player) x.id from cap_accounts(${player}) as a (player) join care_case x on x.player = a.player
      order by x.player, x.id desc
    ) as last
    where c.id = last.id and c.closed_at is not null
      and ((c.player = ${player} and c.outcome = 'account-closed') or (c.stopped_at is not null and c.resumed_at is null))`.execute(
    tx,
  )
}

/**
 * Before an erasure, after which nothing links this account to the person's others: a stop goes on at each of them. Returns
 * those that get it.
 */
export async function handStopOn(tx: Tx, player: Id<'plr'>, at: Instant): Promise<{ player: Id<'plr'>; brand: string }[]> {
  const { rows } = await sql<{ player: Id<'plr'>; brand: string }>`
    insert into care_case as c (brand, player, level, opened_at, due_at, evidence_on, stopped_at)
    select p.brand, p.id, s.level, ${timestamp(at)}, s.due_at, s.evidence_on, s.stopped_at
    from care_case s cross join cap_accounts(s.player) as a (player) join player p on p.id = a.player
    where s.player = ${player} and s.closed_at is null and s.stopped_at is not null and s.resumed_at is null and p.id <> s.player
    on conflict (player) where closed_at is null do update set level = greatest(c.level, excluded.level),
      due_at = least(c.due_at, excluded.due_at), stopped_at = excluded.stopped_at where c.stopped_at is null
    returning c.player, c.brand`.execute(tx)
  await sql`
    update care_case set closed_at = ${timestamp(at)}, outcome = 'account-closed'
    where player = ${player} and closed_at is null`.execute(tx)
  return rows
}

export async function setDue(tx: Tx, id: number, dueAt: Instant): Promise<void> {
  await sql`update care_case set due_at = ${timestamp(dueAt)} where id = ${id}`.execute(tx)
}
