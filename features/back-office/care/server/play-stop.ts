import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { GuardedAs } from '#kernel/contract.ts'
import { type Instant, MINUTE_MS } from '#kernel/time.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { Reader } from '#platform/db/database.ts'
import { AppError } from '#platform/problem.ts'

const STOPPED: ReadonlySet<GuardedAs> = new Set(['play', 'free-play', 'purchase'])
/** Every round asks, so a player who may play is cached for a minute; a stop is read each time and ends right away. */
const REMEMBERED_MS = MINUTE_MS
const REMEMBERED_MAX = 20_000

/** Refuses play and purchases at level 4, until a person has spoken with the player and noted it. */
export function createStopGuard(): (ctx: PlayerContext, start: GuardedAs) => Promise<void> {
  const free = new Map<string, Instant>()
  return async ({ reader, playerId, clock }, start) => {
    const now = clock.now()
    const readAt = free.get(playerId)
    if (!STOPPED.has(start) || (readAt !== undefined && now >= readAt && now - readAt < REMEMBERED_MS)) return
    if (await isStopped(reader, playerId)) throw new AppError('play-paused', 'Play is paused until we’ve talked with you.')
    if (free.size >= REMEMBERED_MAX) free.clear()
    free.set(playerId, now)
  }
}

/** By any case, or by this one. */
export async function isStopped(db: Reader, player: Id<'plr'>, careCase: number | null = null): Promise<boolean> {
  const { rows } = await sql`
    select from care_case c where player = ${player} and closed_at is null and stopped_at is not null
      and id = coalesce(${careCase}::int, id)
      and not exists (select from care_contact k where k.care_case = c.id and k.at >= c.stopped_at)`.execute(db)
  return rows.length > 0
}
