import type { Id } from '#kernel/id.ts'
import { type Instant, MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import { type PersonKeys, readPersonKeys, readPersonKeysOf } from '#platform/auth/person-keys.ts'
import type { Context, PlayerContext } from '#platform/context.ts'
import type { Reader } from '#platform/db/database.ts'
import { AppError } from '#platform/problem.ts'
import type { Absence } from '../contract.ts'
import { type Chosen, type ExclusionState, exclusionStateOf } from './rules.ts'
import { readChosen, readWithChoices } from './store.ts'

type Asking = Pick<Context, 'vault' | 'clock'>

export const keysOf = ({ vault }: Asking, db: Reader, playerId: Id<'plr'>): Promise<PersonKeys> =>
  readPersonKeys(vault, db, playerId, 'excluded-person')

export const chosenBy = async (ctx: Asking, db: Reader, playerId: Id<'plr'>): Promise<Chosen[]> =>
  readChosen(db, { playerId, keys: (await keysOf(ctx, db, playerId)).claimed })

export const readExclusionState = async (ctx: Asking, db: Reader, playerId: Id<'plr'>): Promise<ExclusionState | null> =>
  exclusionStateOf(await chosenBy(ctx, db, playerId), ctx.clock.now())

/** Those of these players who are on a break or self-excluded. Most chose nothing, so that two statements tell for all of them. */
export async function readExcluded(ctx: Asking, db: Reader, players: readonly Id<'plr'>[]): Promise<Id<'plr'>[]> {
  const keys = await readPersonKeysOf(ctx.vault, db, players, 'excluded-person')
  const claimed = new Map([...keys].map(([player, own]) => [player, own.claimed]))
  const excluded: Id<'plr'>[] = []
  for (const playerId of await readWithChoices(db, claimed)) {
    const chosen = await readChosen(db, { playerId, keys: claimed.get(playerId)! })
    if (exclusionStateOf(chosen, ctx.clock.now())) excluded.push(playerId)
  }
  return excluded
}

const seconds = (at: Instant | null): number | null => (at === null ? null : Math.ceil(at / SECOND_MS))

export const toWire = (state: ExclusionState | null): Absence | null =>
  state && { ...state, until: seconds(state.until), returnsAt: seconds(state.returnsAt) }

/**
 * A session open at the start of a break or self-exclusion is ended, so this cache can only delay the block of the
 * same person's other accounts.
 */
const REMEMBERED_MS = MINUTE_MS
const REMEMBERED_MAX = 20_000

/**
 * Refuses rounds and purchases during a break or self-exclusion. Every round checks this, so a free session is cached
 * for a minute.
 */
export function createExclusionGuard(): (ctx: PlayerContext) => Promise<void> {
  const free = new Map<string, Instant>()
  return async (ctx) => {
    const now = ctx.clock.now()
    const readAt = free.get(ctx.session.id)
    if (readAt !== undefined && now >= readAt && now - readAt < REMEMBERED_MS) return
    const state = await readExclusionState(ctx, ctx.reader, ctx.playerId)
    if (state) throw new AppError('absent', 'You’re on a break.', { ...toWire(state) })
    if (free.size >= REMEMBERED_MAX) free.clear()
    free.set(ctx.session.id, now)
  }
}
