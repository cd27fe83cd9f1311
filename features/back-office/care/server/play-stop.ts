import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { GuardedAs } from '#kernel/contract.ts'
import { type Instant, MINUTE_MS } from '#kernel/time.ts'
import { audit } from '#platform/audit/index.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { Reader } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { AppError } from '#platform/problem.ts'
import { handStopOn } from './store.ts'

const STOPPED: ReadonlySet<GuardedAs> = new Set(['play', 'free-play', 'purchase'])
/** Every round asks, so a player who may play is cached for a minute; a stop is read each time and ends right away. */
const REMEMBERED_MS = MINUTE_MS
const REMEMBERED_MAX = 20_000

/** Refuses play and purchases at level 4, on every account of the person, until an operator lets play resume. */
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

async function isStopped(db: Reader, player: Id<'plr'>): Promise<boolean> {
  const { rows } = await sql`
    select from cap_accounts(${player}) as a (player) join care_case c on c.player = a.player
    where c.closed_at is null and c.stopped_at is not null and c.resumed_at is null limit 1`.execute(db)
  return rows.length > 0
}

/** For the desks of other brands: that play is stopped, and where the case is. Never a level. */
export const readPlayStops: NonNullable<ServerFeature['playStops']> = async (db, players) => {
  const { rows } = await sql<{ player: Id<'plr'>; brand: string; id: number }>`
    select asked.player, c.brand, c.id
    from unnest(${players}::text[]) as asked (player)
      cross join lateral cap_accounts(asked.player) as a (player)
      join care_case c on c.player = a.player
    where c.closed_at is null and c.stopped_at is not null and c.resumed_at is null
    order by c.id`.execute(db)
  return rows.map(({ player, brand, id }) => ({ player, brand, path: `/operator/care/${id}` }))
}

/** An erasure ends no stop: the person's other accounts keep it, each with a case of its own. */
export const eraseStop: NonNullable<ServerFeature['erase']> = async (ctx, tx, { id }) => {
  const after = { level: 4, from: 'account-erased' }
  for (const { player, brand } of await handStopOn(tx, id, ctx.clock.now())) {
    const theme = { ...ctx.theme, id: brand }
    await audit(tx, { ...ctx, theme }, { actor: { kind: 'job' }, subject: player, what: 'care-level-set', after })
  }
}
