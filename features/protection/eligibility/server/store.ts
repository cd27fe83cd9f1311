import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { CalendarDay, Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { BarredReason } from '../contract.ts'
import type { BarredFacts } from '../shared/operator-contract.ts'
import type { Key } from './keys.ts'
import type { Hit, Noted } from './rules.ts'

/** The facts that accounts with these keys share with people on the list. */
export async function readHits(db: Reader, keys: readonly Key[]): Promise<readonly (Hit & Key)[]> {
  const { rows } = await sql<Hit & Key>`
    select 'person:' || p.id as subject, k.kind, k.key, p.reason, p.birth_date as "birthDate"
    from barred_key k join barred_person p on p.id = k.person
    where (k.kind, k.key) in (
      select * from unnest(${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ key }) => key)}::text[]))
    order by p.id, k.kind`.execute(db)
  return rows
}

/** A noted match of an account counts while the person is on the list, also after the account's facts changed. */
export async function readNoted(
  db: Reader,
  players: readonly Id<'plr'>[],
): Promise<readonly (Noted & { readonly player: Id<'plr'> })[]> {
  const { rows } = await sql<Noted & { player: Id<'plr'> }>`
    select m.player, m.subject, m.kind, m.reason, m.verdict, p.birth_date as "birthDate"
    from eligibility_match m left join barred_person p on m.subject = 'person:' || p.id and p.removed_at is null
    where m.player = any(${players}::text[]) and (m.subject not like 'person:%' or p.id is not null)`.execute(db)
  return rows
}

/** Notes what was seen for the first time. */
export async function noteHits(tx: Tx, player: Id<'plr'>, hits: readonly Hit[], at: Instant): Promise<void> {
  for (const { subject, kind, reason } of hits)
    await sql`
      insert into eligibility_match (player, subject, kind, reason, found_at)
      values (${player}, ${subject}, ${kind}, ${reason}, ${timestamp(at)}) on conflict do nothing`.execute(tx)
}

export interface Verdict {
  readonly player: Id<'plr'>
  readonly subject: string
  readonly verdict: 'barred' | 'cleared'
  readonly by: Id<'opr'>
  readonly at: Instant
  readonly why: string
}

/** What was decided before; undefined if the account does not match. Locks the rows. */
export async function lockVerdict(tx: Tx, player: Id<'plr'>, subject: string): Promise<Noted['verdict'] | undefined> {
  const { rows } = await sql<Pick<Noted, 'verdict'>>`
    select verdict from eligibility_match where player = ${player} and subject = ${subject}
    order by verdict nulls first for update`.execute(tx)
  return rows[0]?.verdict
}

export async function keepVerdict(tx: Tx, { player, subject, verdict, by, at, why }: Verdict): Promise<void> {
  await sql`
    update eligibility_match set verdict = ${verdict}, decided_by = ${by}, decided_at = ${timestamp(at)}, why = ${why}
    where player = ${player} and subject = ${subject}`.execute(tx)
}

export interface BarredRow extends Omit<BarredFacts, 'birthDate'> {
  readonly id: string
  readonly birthDate: CalendarDay | null
  readonly addedBy: string
  readonly addedAt: Instant
}

const COLUMNS = sql`
  id::text, reason, name, surname, birth_date as "birthDate", email, phone, address, zip, added_by as "addedBy",
  added_at as "addedAt"`

export async function readBarred(db: Reader): Promise<readonly BarredRow[]> {
  const { rows } = await sql<BarredRow>`
    select ${COLUMNS} from barred_person where removed_at is null order by surname, name, id`.execute(db)
  return rows
}

/** Serializes changes of the list. */
export const lockList = (tx: Tx) => sql`lock table barred_person in share row exclusive mode`.execute(tx)

/** The same person with the same facts. */
export async function findSame(tx: Tx, facts: BarredFacts): Promise<string | undefined> {
  const { reason, name, surname, birthDate, email, phone, address, zip } = facts
  const { rows } = await sql<{ id: string }>`
    select id::text from barred_person where removed_at is null and reason = ${reason} and name = ${name}
      and surname = ${surname}
      and (birth_date, email, phone, address, zip)
        is not distinct from (${birthDate}::date, ${email}::text, ${phone}::text, ${address}::text, ${zip}::text)`.execute(tx)
  return rows[0]?.id
}

interface NewPerson {
  readonly facts: BarredFacts
  readonly keys: readonly Key[]
  readonly by: Id<'opr'>
  readonly at: Instant
}

export async function insertBarred(tx: Tx, { facts, keys, by, at }: NewPerson): Promise<string> {
  const { reason, name, surname, birthDate, email, phone, address, zip } = facts
  const { rows } = await sql<{ id: string }>`
    insert into barred_person (reason, name, surname, birth_date, email, phone, address, zip, added_by, added_at)
    values (${reason}, ${name}, ${surname}, ${birthDate}, ${email}, ${phone}, ${address}, ${zip}, ${by}, ${timestamp(at)})
    returning id::text`.execute(tx)
  const id = rows[0]!.id
  await sql`
    insert into barred_key (person, kind, key)
    select ${id}::bigint, * from unnest(${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ key }) => key)}::text[])`.execute(
    tx,
  )
  return id
}

/** False if the person is not on the list. */
export async function endBarred(tx: Tx, id: string, { by, at }: { by: Id<'opr'>; at: Instant }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update barred_person set removed_by = ${by}, removed_at = ${timestamp(at)}
    where id = ${id}::bigint and removed_at is null`.execute(tx)
  await sql`delete from barred_key where person = ${id}::bigint`.execute(tx)
  return numAffectedRows === 1n
}

export async function forgetRemoved(tx: Tx, before: Instant): Promise<void> {
  await sql`
    with gone as (delete from barred_person where removed_at < ${timestamp(before)} returning id)
    delete from eligibility_match using gone where subject = 'person:' || gone.id`.execute(tx)
}

/** Accounts that may be this person's: by address, phone or last name, at every brand. */
export async function findCandidates(db: Reader, { email, phone, surname }: BarredFacts, max: number): Promise<Id<'plr'>[]> {
  const { rows } = await sql<{ id: Id<'plr'> }>`
    select id from player
    where closed_at is null and (lower(email) = lower(${email}) or phone = ${phone} or lower(surname) = lower(${surname}))
    order by id desc limit ${max}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Matches with these subjects that no operator has decided about. */
export async function removeUndecided(tx: Tx, player: Id<'plr'>, subjects: readonly string[]): Promise<void> {
  await sql`
    delete from eligibility_match
    where player = ${player} and subject = any(${[...subjects]}) and verdict is null`.execute(tx)
}

export interface MatchRow {
  readonly player: Id<'plr'>
  readonly login: string
  readonly brand: string
  readonly subject: string
  readonly kinds: readonly Hit['kind'][]
  readonly reason: BarredReason
  readonly foundAt: Instant
  readonly verdict: Noted['verdict']
  readonly decidedBy: string | null
  readonly decidedAt: Instant | null
  readonly why: string | null
}

/** Of accounts that are open, the undecided ones first. */
export async function readMatches(db: Reader, max: number): Promise<readonly MatchRow[]> {
  const { rows } = await sql<MatchRow>`
    select m.player, p.login, p.brand, m.subject, array_agg(m.kind order by m.kind) as kinds, min(m.reason) as reason,
      min(m.found_at) as "foundAt",
      case when bool_or(m.verdict is null) then null else max(m.verdict) end as verdict,
      max(m.decided_by) as "decidedBy", max(m.decided_at) as "decidedAt", max(m.why) as why
    from eligibility_match m join player p on p.id = m.player
    where p.closed_at is null
      and (m.subject not like 'person:%' or exists (
        select from barred_person b where 'person:' || b.id = m.subject and b.removed_at is null))
    group by m.player, p.login, p.brand, m.subject
    order by bool_or(m.verdict is null) desc, min(m.found_at) desc limit ${max}`.execute(db)
  return rows
}

/** Accounts that match by a name or an application alone, and wait for a decision. */
export async function countOpen(db: Reader): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct (m.player, m.subject))::int as count from eligibility_match m join player p on p.id = m.player
    where m.verdict is null and m.kind in ('name', 'application') and p.closed_at is null
      and not exists (
        select from eligibility_match o where o.player = m.player and o.subject = m.subject
          and (o.verdict = 'barred' or o.kind not in ('name', 'application')))
      and (m.subject not like 'person:%' or exists (
        select from barred_person b where 'person:' || b.id = m.subject and b.removed_at is null))`.execute(db)
  return rows[0]!.count
}
