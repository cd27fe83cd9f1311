import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import { type Cap, readCaps, setCap } from '#platform/caps/caps.ts'
import { lockWithPerson } from '#platform/caps/same-person.ts'
import { type CareAsked, careAsked, timesOfEach } from '#platform/care-facts.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { gatherReadsOf } from '#platform/db/gather-reads.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { LimitName } from '../contract.ts'
import type { Held } from './rules.ts'

/** Serializes the concurrent changes of a person, on all of their accounts, until the commit. */
export const lockLimits = (tx: Tx, player: Id<'plr'>): Promise<void> =>
  lockWithPerson(tx, player, { own: 'limitChanges', person: 'personLimits' })

export interface Kept {
  readonly caps: readonly Cap[]
  readonly changes: readonly Change[]
}

interface Change extends LimitName {
  readonly amount: bigint | null
  readonly from: Instant
}

export async function readKept(db: Reader, player: Id<'plr'>): Promise<Kept> {
  const caps = await readCaps(db, player)
  const { rows: changes } = await sql<Change>`
    select scope, kind, period, amount, effective_from as "from" from limit_change
    where player in (select cap_accounts(${player}))`.execute(db)
  return { caps, changes }
}

const isNamed =
  (name: LimitName) =>
  ({ scope, kind, period }: LimitName): boolean =>
    scope === name.scope && kind === name.kind && period === name.period

export function heldOf({ caps, changes }: Kept, name: LimitName): Held {
  const own = caps.find((cap) => cap.setBy === 'player' && isNamed(name)(cap))
  const next = changes.find(isNamed(name))
  return { amount: own?.amount ?? null, next: next ? { amount: next.amount, from: next.from } : null }
}

export const houseAmountOf = ({ caps }: Kept, name: LimitName): bigint | null =>
  caps.find((cap) => cap.setBy === 'operator' && isNamed(name)(cap))?.amount ?? null

export async function writeHeld(tx: Tx, player: Id<'plr'>, name: LimitName, { amount, next }: Held): Promise<void> {
  const { scope, kind, period } = name
  await setCap(tx, player, { scope, kind, period, setBy: 'player', amount })
  await sql`
    delete from limit_change
    where player in (select cap_accounts(${player})) and scope = ${scope} and kind = ${kind} and period = ${period}`.execute(tx)
  if (!next) return
  await sql`
    insert into limit_change (player, scope, kind, period, amount, effective_from)
    values (${player}, ${scope}, ${kind}, ${period}, ${next.amount}::bigint, ${timestamp(next.from)})`.execute(tx)
}

export async function deleteChanges(tx: Tx, players: readonly Id<'plr'>[]): Promise<void> {
  await sql`delete from limit_change where player = any (${players}::text[])`.execute(tx)
}

export async function noteStay(db: Reader, player: Id<'plr'>, { since, now }: { since: Instant; now: Instant }): Promise<void> {
  await sql`
    insert into limit_stay as s (player, since, until) values (${player}, ${timestamp(since)}, ${timestamp(now)})
    on conflict (player, since) do update set until = greatest(s.until, excluded.until)`.execute(db)
}

/** The person's minutes within the period; time on several devices and accounts at once counts once. */
export async function readMinutes(
  db: Reader,
  player: Id<'plr'>,
  now: Instant,
): Promise<Readonly<Record<'day' | 'week' | 'month', bigint>>> {
  const { rows } = await sql<{ day: bigint; week: bigint; month: bigint }>`
    with merged as (
      select unnest(range_agg(tstzrange(since, until, '[]'))) as stay from limit_stay
      where player in (select cap_accounts(${player})) and until >= ${timestamp(now)} - interval '1 month'
    ), parts as (
      select p.name, upper(m.stay) - greatest(lower(m.stay), ${timestamp(now)} - p.length) as spent
      from merged m
      cross join (values ('day', interval '24 hours'), ('week', interval '7 days'), ('month', interval '1 month')) as p (name, length)
      where upper(m.stay) > ${timestamp(now)} - p.length
    ), sums as (
      select name, floor(extract(epoch from sum(spent)) / 60)::bigint as minutes from parts group by name
    )
    select coalesce(max(minutes) filter (where name = 'day'), 0) as day,
      coalesce(max(minutes) filter (where name = 'week'), 0) as week,
      coalesce(max(minutes) filter (where name = 'month'), 0) as month
    from sums`.execute(db)
  return rows[0] ?? { day: 0n, week: 0n, month: 0n }
}

/** When the player asked for a looser limit: what waits for its day or for its confirmation, and what was confirmed. */
export const readRaisesAsked = gatherReadsOf(async (db, asked: readonly CareAsked[]) => {
  const { rows } = await sql<{ no: bigint; at: Instant }>`
    select asked.no, c.effective_from - interval '1 day' as at from ${careAsked(asked)}
    join limit_change c on c.player = asked.player and c.effective_from - interval '1 day' > asked.since
    union all
    select asked.no, e.at from ${careAsked(asked)}
    join audit_event e on e.subject = asked.player and e.what = 'limit-confirmed' and e.at > asked.since`.execute(db)
  return timesOfEach(asked, rows)
})
