import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Session } from '../context.ts'
import type { Reader, Tx } from '../db/database.ts'
import { timestamp } from '../db/timestamp.ts'
import { lockId } from '../db/locks.ts'
import { LimitError } from './caps-reached.ts'
import { lockWithPerson } from './same-person.ts'

/** The subject of a cap: a game mode in minor units, purchases in cents, time in minutes. */
export type CapScope = Session['gameMode'] | 'Purchases' | 'Time'
/** Total outflow; outflow minus returns; a single amount. */
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

/** An amount that a player is about to spend. */
export interface Giving {
  readonly playerId: Id<'plr'>
  readonly scope: CapScope
  readonly amount: bigint
  /** Already spent in the same round, which a per-round limit includes. */
  readonly inRound?: bigint
  readonly at: Instant
}

/**
 * The cap that the amount would exceed; null for none. Waits for concurrent transactions of the player and of the same
 * person's other accounts, so that the second of two sees the first (LIM-8). Call before any account is touched, then
 * record the amount.
 */
export async function findBrokenCap(tx: Tx, giving: Giving): Promise<CapName | null> {
  const { playerId } = giving
  const { rows } = await sql<{ has: boolean }>`
    select exists (select 1 from play_cap where player = ${playerId}) as has`.execute(tx)
  if (!rows[0]?.has) return null
  // The locks under which house rounds are settled.
  await lockWithPerson(tx, playerId, { own: 'playerRounds', person: 'personRounds' })
  return readBrokenCap(tx, giving)
}

/** The same without waiting, to name the reason of a refused round. */
export async function readBrokenCap(db: Reader, { playerId, scope, amount, inRound = 0n, at }: Giving): Promise<CapName | null> {
  const { rows } = await sql<{ refusal: string | null }>`
    select cap_refusal(${playerId}, ${scope}, ${amount}, ${timestamp(at)}, ${inRound}) as refusal`.execute(db)
  const refusal = rows[0]?.refusal
  if (!refusal) return null
  const [kind, period] = refusal.split(' ') as [CapKind, CapPeriod]
  return { scope, kind, period }
}

export async function refuseOverCap(tx: Tx, giving: Giving): Promise<void> {
  const broken = await findBrokenCap(tx, giving)
  if (broken) throw new LimitError({ ...broken, amount: giving.amount })
}

interface Given {
  readonly playerId: Id<'plr'>
  readonly scope: CapScope
  /** Negative for a reversal. */
  readonly given: bigint
  readonly returned: bigint
  readonly at: Instant
}

/** Rounds are recorded only for players with a cap, purchases always. */
export async function noteGiven(tx: Tx, { playerId, scope, given, returned, at }: Given): Promise<void> {
  if (given === 0n && returned === 0n) return
  await sql`
    insert into play_hour as h (player, scope, hour, given, returned)
    select ${playerId}, ${scope}, date_trunc('hour', ${timestamp(at)}, 'UTC'), ${given}::bigint, ${returned}::bigint
    where ${scope === 'Purchases'} or exists (select 1 from play_cap where player = ${playerId})
    on conflict (player, scope, hour)
    do update set given = h.given + excluded.given, returned = h.returned + excluded.returned`.execute(tx)
}

/**
 * Deducts a void round from what was recorded, if it was: a cap may be newer than the round. Costs are in the hours of the
 * round, from its first on; its win is in the last.
 */
export async function noteVoid(
  tx: Tx,
  { playerId, scope, given, returned, at, endedAt }: Given & { readonly endedAt: Instant },
): Promise<void> {
  await sql`
    with last as (select date_trunc('hour', ${timestamp(endedAt)}, 'UTC') as hour),
    hours as (
      select h.hour, greatest(h.given, 0) as given, coalesce(sum(greatest(h.given, 0)) over (
        order by h.hour rows between unbounded preceding and 1 preceding), 0)::bigint as before
      from play_hour h, last
      where h.player = ${playerId} and h.scope = ${scope} and h.hour >= date_trunc('hour', ${timestamp(at)}, 'UTC') and h.hour <= last.hour
    )
    update play_hour h set
      given = h.given - least(greatest(${given}::bigint - hours.before, 0), hours.given),
      returned = case when h.hour = last.hour then greatest(h.returned - ${returned}::bigint, 0) else h.returned end
    from hours, last
    where h.player = ${playerId} and h.scope = ${scope} and h.hour = hours.hour`.execute(tx)
}

/** Called for a purchase with the price in cents, in its transaction. Refuses with `limit-reached`. */
export async function takePurchase(tx: Tx, { playerId, amount, at }: Omit<Giving, 'scope'>): Promise<void> {
  await lockId(tx, 'playerRounds', playerId)
  await refuseOverCap(tx, { playerId, scope: 'Purchases', amount, at })
  await noteGiven(tx, { playerId, scope: 'Purchases', given: amount, returned: 0n, at })
}

/** Gives back what `takePurchase` took at that time, once it is sure that the purchase moved no money or was refunded. */
export const releasePurchase = (tx: Tx, { playerId, amount, at }: Omit<Giving, 'scope'>): Promise<void> =>
  noteGiven(tx, { playerId, scope: 'Purchases', given: -amount, returned: 0n, at })

/**
 * Sets or removes a cap of the person: on each of their accounts (LIM-9). Operator caps use the same path and apply where
 * they are stricter (LIM-7).
 */
export async function setCap(
  tx: Tx,
  playerId: Id<'plr'>,
  { scope, kind, period, setBy, amount }: Omit<Cap, 'amount'> & { readonly amount: bigint | null },
): Promise<void> {
  if (amount === null) {
    await sql`
      delete from play_cap where player in (select cap_accounts(${playerId})) and scope = ${scope} and kind = ${kind} and period = ${period}
        and set_by = ${setBy}`.execute(tx)
    return
  }
  await sql`
    insert into play_cap (player, scope, kind, period, set_by, amount)
    select a.player, ${scope}, ${kind}, ${period}, ${setBy}, ${amount}::bigint from cap_accounts(${playerId}) as a (player)
    order by a.player
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

/** Current usage of the caps, by all accounts of the person. */
export async function readSums(db: Reader, playerId: Id<'plr'>, now: Instant): Promise<Sums[]> {
  const { rows } = await sql<Sums>`
    select h.scope, p.period, sum(h.given)::bigint as given, sum(h.returned)::bigint as returned
    from (values ('day'), ('week'), ('month')) as p (period)
    cross join cap_accounts(${playerId}) as a (player)
    join play_hour h on h.player = a.player and h.hour >= cap_window(p.period, ${timestamp(now)})
    group by h.scope, p.period`.execute(db)
  return rows
}
