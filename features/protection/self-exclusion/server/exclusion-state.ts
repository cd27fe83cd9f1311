import type { Id } from '#kernel/id.ts'
import { type Instant, MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import { readPlayer } from '#platform/auth/players.ts'
import type { Context, PlayerContext } from '#platform/context.ts'
import type { Reader } from '#platform/db/database.ts'
import { AppError } from '#platform/problem.ts'
import type { Absence } from '../contract.ts'
import { personKeys } from '#platform/auth/person-keys.ts'
import { type Chosen, type Standing, standingOf } from './rules.ts'
import { readChosen } from './store.ts'

type Asking = Pick<Context, 'vault' | 'clock'>

export const keysOf = async ({ vault }: Asking, db: Reader, playerId: Id<'plr'>): Promise<Buffer[]> =>
  personKeys(vault, await readPlayer(db, playerId))

export const chosenBy = async (ctx: Asking, db: Reader, playerId: Id<'plr'>): Promise<Chosen[]> =>
  readChosen(db, { playerId, keys: await keysOf(ctx, db, playerId) })

export const readStanding = async (ctx: Asking, db: Reader, playerId: Id<'plr'>): Promise<Standing | null> =>
  standingOf(await chosenBy(ctx, db, playerId), ctx.clock.now())

const seconds = (at: Instant | null): number | null => (at === null ? null : Math.ceil(at / SECOND_MS))

export const toAbsence = (standing: Standing | null): Absence | null =>
  standing && { ...standing, until: seconds(standing.until), returnsAt: seconds(standing.returnsAt) }

/** A session that was open when an absence began is gone, so only one of the same person elsewhere can be late by this. */
const REMEMBERED_MS = MINUTE_MS
const REMEMBERED_MAX = 20_000

/** Lets nobody begin a round or a purchase who is absent. Every round asks, so that a session is free is kept for a minute. */
export function createAbsenceGuard(): (ctx: PlayerContext) => Promise<void> {
  const free = new Map<string, Instant>()
  return async (ctx) => {
    const now = ctx.clock.now()
    const readAt = free.get(ctx.session.id)
    if (readAt !== undefined && now >= readAt && now - readAt < REMEMBERED_MS) return
    const standing = await readStanding(ctx, ctx.reader, ctx.playerId)
    if (standing) throw new AppError('absent', 'You are on a break.', { ...toAbsence(standing) })
    if (free.size >= REMEMBERED_MAX) free.clear()
    free.set(ctx.session.id, now)
  }
}
