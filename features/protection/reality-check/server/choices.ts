import { optionsOf } from '#kernel/feature.ts'
import { type Instant, MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import type { PlayerContext } from '#platform/context.ts'
import { AppError } from '#platform/problem.ts'
import type { PlayerProfile } from '#kernel/profile.ts'
import { realityCheck } from '../feature.ts'
import { type Choice, dueAt, minutesAt } from './rules.ts'
import { readChoice } from './store.ts'

type Asking = Pick<PlayerContext, 'reader' | 'theme' | 'playerId'>

export const choiceOf = ({ reader, theme, playerId }: Asking): Promise<Choice> =>
  readChoice(reader, playerId, optionsOf(theme, realityCheck).minutes)

/** This slice's part of the profile. */
export async function partOf(ctx: PlayerContext): Promise<Required<Pick<PlayerProfile, 'realityCheck'>>> {
  const now = ctx.clock.now()
  const choice = await choiceOf(ctx)
  const due = dueAt(choice, ctx.session.since, now)
  return { realityCheck: { isDue: due <= now, dueAt: Math.ceil(due / SECOND_MS), minutes: minutesAt(choice, now) } }
}

/** How long a shorter interval, set through another process, may go unnoticed by the guard. */
const REMEMBERED_MS = MINUTE_MS
const REMEMBERED_MAX = 20_000

/**
 * Refuses a player's writes while a reminder is unacknowledged. Every round checks this, so the stored state is
 * cached for a minute; a refusal is always based on a fresh read.
 */
export function createRealityGuard(): (ctx: PlayerContext) => Promise<void> {
  const remembered = new Map<string, { choice: Choice; readAt: Instant }>()
  return async (ctx) => {
    const now = ctx.clock.now()
    const { since } = ctx.session
    const known = remembered.get(ctx.playerId)
    if (known && now - known.readAt < REMEMBERED_MS && dueAt(known.choice, since, now) > now) return
    const choice = await choiceOf(ctx)
    if (dueAt(choice, since, now) <= now) throw new AppError('reality-check-due', 'Read the reminder first.')
    if (remembered.size >= REMEMBERED_MAX) remembered.clear()
    remembered.set(ctx.playerId, { choice, readAt: now })
  }
}
