import type { GuardedAs } from '#kernel/contract.ts'
import type { ThemeData } from '#kernel/theme.ts'
import { calendarDayOf } from '#kernel/time.ts'
import { isFirstToday, noteFirstSeen } from '../auth/first-seen.ts'
import { readSession } from '../auth/sessions.ts'
import { LimitError, noteReached } from '../caps/caps-reached.ts'
import type { Context, PlayerContext } from '../context.ts'
import type { AskForPlayer, ServerFeature } from '../feature.ts'
import { AppError } from '../problem.ts'
import { isSliceOn } from '../slices.ts'

/** Asks the enabled slices about a player's write; the first that refuses throws. */
export async function askGuards(ctx: PlayerContext, slices: readonly ServerFeature[], start?: GuardedAs): Promise<void> {
  for (const slice of slices) {
    if (!isSliceOn(ctx, slice)) continue
    if (slice.guard) await slice.guard(ctx)
    if (start && slice.guardAs) await slice.guardAs(ctx, start)
  }
}

interface AskServices {
  readonly themes: readonly ThemeData[]
  readonly contextFor: (theme: ThemeData) => Context
  readonly slices: readonly ServerFeature[]
}

/** In the player's own brand, whichever host the other server called. */
export const createAskForPlayer =
  ({ themes, contextFor, slices }: AskServices): AskForPlayer =>
  async (ctx, tx, { session: id, gameMode, address }) => {
    const now = ctx.clock.now()
    const found = await readSession(tx, id, now)
    const theme = themes.find((each) => each.id === found?.brand)
    if (!found || !theme) return 'not-signed-in'
    if (found.isIdle) return 'password-needed'
    const { brand: _, seenOn, ...own } = found
    const session = { ...own, gameMode }
    const today = calendarDayOf(now, theme.timeZone)
    const { playerId } = session
    if (isFirstToday({ seenOn, today })) await noteFirstSeen(tx, { playerId, today }, now)
    // Uses the caller's transaction: holding one connection while waiting for a second could deadlock.
    const inside: Pick<Context, 'reader' | 'transaction'> = { reader: tx, transaction: (work) => work(tx) }
    try {
      await askGuards({ ...ctx, ...contextFor(theme), ...inside, address, today, session, playerId }, slices, 'play')
      return undefined
    } catch (error) {
      if (error instanceof LimitError) await noteReached(tx, playerId, error.refused, now)
      if (error instanceof AppError) return error.code
      throw error
    }
  }
