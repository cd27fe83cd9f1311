import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import { CYCLE_MS, type PlayKind } from '#kernel/play-cycle.ts'
import { type Instant, SECOND_MS } from '#kernel/time.ts'
import type { Tx } from '../db/database.ts'
import { timestamp } from '../db/timestamp.ts'
import { AppError } from '../problem.ts'

export interface Beginning {
  readonly playerId: Id<'plr'>
  /** Distinguishes this round from the player's others, across all games. */
  readonly request: string
  readonly kind: PlayKind
  readonly at: Instant
}

/** `begun`: the cycle begins. `repeated`: this request began it before. Otherwise the milliseconds until one may begin. */
export type Pace = 'begun' | 'repeated' | number

/** Begins a cycle if the last one is over, whatever game it was of; of two at once one begins. The longer cycle of both counts. */
export async function beginCycle(tx: Tx, { playerId, request, kind, at }: Beginning): Promise<Pace> {
  const { rows: begun } = await sql`
    insert into play_pace as p (player, request, began_at, cycle_ms)
    values (${playerId}, ${request}, ${timestamp(at)}, ${CYCLE_MS[kind]})
    on conflict (player) do update
      set request = excluded.request, began_at = excluded.began_at, cycle_ms = excluded.cycle_ms
      where p.request <> excluded.request
        and p.began_at + greatest(p.cycle_ms, excluded.cycle_ms) * interval '1 millisecond' <= excluded.began_at
    returning player`.execute(tx)
  if (begun.length > 0) return 'begun'
  const { rows } = await sql<{ request: string; began_at: Instant; cycle_ms: number }>`
    select request, began_at, cycle_ms from play_pace where player = ${playerId}`.execute(tx)
  const [last] = rows
  // Given back in the meantime.
  if (!last) return 1
  if (last.request === request) return 'repeated'
  return Math.max(1, last.began_at + Math.max(last.cycle_ms, CYCLE_MS[kind]) - at)
}

/** The request began no round after all. */
export async function giveBackCycle(tx: Tx, { playerId, request }: Pick<Beginning, 'playerId' | 'request'>): Promise<void> {
  await sql`delete from play_pace where player = ${playerId} and request = ${request}`.execute(tx)
}

/** The request began its round only now. */
export async function restartCycle(tx: Tx, { playerId, request, at }: Omit<Beginning, 'kind'>): Promise<void> {
  await sql`
    update play_pace set began_at = ${timestamp(at)}
    where player = ${playerId} and request = ${request} and began_at < ${timestamp(at)}`.execute(tx)
}

export const tooFast = (waitMs: number) =>
  new AppError('too-fast', 'The last round isn’t over yet.', { retryAfterSeconds: Math.ceil(waitMs / SECOND_MS) })
