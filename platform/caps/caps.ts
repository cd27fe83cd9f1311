import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Session } from '../context.ts'
import type { Reader, Tx } from '../db/database.ts'
import { moment } from '../db/moment.ts'
import { AppError } from '../problem.ts'

/** What a cap is on: a game mode, in minor units; purchases, in cents; time, in minutes. */
export type CapScope = Session['gameMode'] | 'Purchases' | 'Time'
/** All that is given; that less what comes back; one amount alone. */
export type CapKind = 'gross' | 'net' | 'single'
export type CapPeriod = 'day' | 'week' | 'month' | 'once'

export interface CapName {
  readonly scope: CapScope
  readonly kind: CapKind
  readonly period: CapPeriod
}

export interface Cap extends CapName {
  readonly setBy: 'player' | 'operator'
  readonly amount: bigint
}

/** Something that a player is about to give. */
export interface Giving {
  readonly playerId: Id<'plr'>
  readonly scope: CapScope
  readonly amount: bigint
  readonly at: Instant
}

/**
 * Which cap the amount would break; null for none. What is under way for the player is waited for until its commit, so
 * of two at once the second sees the first (LIM-8). Ask before any account is touched, and note what was given.
 */
export async function findBrokenCap(tx: Tx, giving: Giving): Promise<CapName | null> {
  const { playerId } = giving
  const { rows } = await sql<{ has: boolean }>`
    select exists (select 1 from play_cap where player = ${playerId}) as has`.execute(tx)
  if (!rows[0]?.has) return null
  // The lock under which the rounds of the house are settled.
  await sql`select pg_advisory_xact_lock(hashtextextended(${playerId}, 7302))`.execute(tx)
  return readBrokenCap(tx, giving)
}

/** The same without waiting: to name what a round was refused for. */
export async function readBrokenCap(db: Reader, { playerId, scope, amount, at }: Giving): Promise<CapName | null> {
  const { rows } = await sql<{ refusal: string | null }>`
    select cap_refusal(${playerId}, ${scope}, ${amount}, ${moment(at)}) as refusal`.execute(db)
  const refusal = rows[0]?.refusal
  if (!refusal) return null
  const [kind, period] = refusal.split(' ') as [CapKind, CapPeriod]
  return { scope, kind, period }
}

export const limitReached = (cap: CapName | null): AppError =>
  new AppError('limit-reached', 'A limit does not allow this.', { ...cap })

export async function refuseOverCap(tx: Tx, giving: Giving): Promise<void> {
  const broken = await findBrokenCap(tx, giving)
  if (broken) throw limitReached(broken)
}

interface Given {
  readonly playerId: Id<'plr'>
  readonly scope: CapScope
  /** Less than nothing where it is taken back. */
  readonly given: bigint
  readonly returned: bigint
  readonly at: Instant
}

/** Of rounds only what players with a cap give; of purchases everything. */
export async function noteGiven(tx: Tx, { playerId, scope, given, returned, at }: Given): Promise<void> {
  if (given === 0n && returned === 0n) return
  await sql`
    insert into play_hour as h (player, scope, hour, given, returned)
    select ${playerId}, ${scope}, date_trunc('hour', ${moment(at)}, 'UTC'), ${given}::bigint, ${returned}::bigint
    where ${scope === 'Purchases'} or exists (select 1 from play_cap where player = ${playerId})
    on conflict (player, scope, hour)
    do update set given = h.given + excluded.given, returned = h.returned + excluded.returned`.execute(tx)
}

/** What the path of purchases calls with the price in cents, in the transaction that takes it. Refuses with `limit-reached`. */
export async function takePurchase(tx: Tx, { playerId, amount, at }: Omit<Giving, 'scope'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${playerId}, 7302))`.execute(tx)
  await refuseOverCap(tx, { playerId, scope: 'Purchases', amount, at })
  await noteGiven(tx, { playerId, scope: 'Purchases', given: amount, returned: 0n, at })
}

/** Sets a cap, or takes it away. An operator's is set the same way, and prevails where it is stricter (LIM-7). */
export async function setCap(
  tx: Tx,
  playerId: Id<'plr'>,
  { scope, kind, period, setBy, amount }: Omit<Cap, 'amount'> & { readonly amount: bigint | null },
): Promise<void> {
  if (amount === null) {
    await sql`
      delete from play_cap where player = ${playerId} and scope = ${scope} and kind = ${kind} and period = ${period}
        and set_by = ${setBy}`.execute(tx)
    return
  }
  await sql`
    insert into play_cap (player, scope, kind, period, set_by, amount)
    values (${playerId}, ${scope}, ${kind}, ${period}, ${setBy}, ${amount}::bigint)
    on conflict (player, scope, kind, period, set_by) do update set amount = excluded.amount`.execute(tx)
}

export async function readCaps(db: Reader, playerId: Id<'plr'>): Promise<Cap[]> {
  const { rows } = await sql<Cap>`
    select scope, kind, period, set_by as "setBy", amount from play_cap where player = ${playerId}`.execute(db)
  return rows
}

export interface Sums {
  readonly scope: CapScope
  readonly period: Exclude<CapPeriod, 'once'>
  readonly given: bigint
  readonly returned: bigint
}

/** What counts towards the caps now. */
export async function readSums(db: Reader, playerId: Id<'plr'>, now: Instant): Promise<Sums[]> {
  const { rows } = await sql<Sums>`
    select h.scope, p.period, sum(h.given)::bigint as given, sum(h.returned)::bigint as returned
    from (values ('day'), ('week'), ('month')) as p (period)
    join play_hour h on h.player = ${playerId} and h.hour >= cap_window(p.period, ${moment(now)})
    group by h.scope, p.period`.execute(db)
  return rows
}
