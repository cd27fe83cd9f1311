import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Tx } from '../db/database.ts'
import { timestamp } from '../db/timestamp.ts'
import { limitReached } from '../events/index.ts'
import { emit } from '../outbox/index.ts'
import { AppError } from '../problem.ts'
import type { CapName } from './caps.ts'

/** What a cap refused: minor units of a mode, cents of a purchase, 0 for time. */
export interface RefusedByCap extends CapName {
  readonly amount: bigint
}

/** Refuses a call over a cap. The transaction rolls back, so whoever answers the call notes it afterwards. */
export class LimitError extends AppError {
  /** Null if the cap has just been raised. */
  readonly refused: RefusedByCap | null

  constructor(refused: RefusedByCap | null) {
    const { amount: _, ...cap } = refused ?? {}
    super('limit-reached', 'This would go over a limit.', cap)
    this.refused = refused
  }
}

/** Tells the other slices, once in 24 hours per cap: a player may try again and again. */
export async function noteReached(tx: Tx, playerId: Id<'plr'>, refused: RefusedByCap | null, at: Instant): Promise<void> {
  if (!refused) return
  const { scope, kind, period, amount } = refused
  const { numAffectedRows } = await sql`
    insert into play_cap_reached as r (player, scope, kind, period, at)
    values (${playerId}, ${scope}, ${kind}, ${period}, ${timestamp(at)})
    on conflict (player, scope, kind, period) do update set at = excluded.at
    where r.at <= excluded.at - interval '24 hours'`.execute(tx)
  if (numAffectedRows !== 1n) return
  await emit(tx, limitReached, { playerId, payload: { scope, kind, period, amount: Number(amount) }, at })
}
