import type { Start } from '#kernel/contract.ts'
import type { ThemeData } from '#kernel/theme.ts'
import { calendarDayOf } from '#kernel/time.ts'
import { readSession } from '../auth/sessions.ts'
import type { Context, PlayerContext } from '../context.ts'
import type { AskForPlayer, ServerFeature } from '../feature.ts'
import { AppError } from '../problem.ts'
import { slicesOn } from '../slices.ts'

/** What the slices that are on say to a write of this player; the first that refuses throws. */
export async function askGuards(ctx: PlayerContext, slices: readonly ServerFeature[], start?: Start): Promise<void> {
  for (const { guard, guardStart } of slicesOn(ctx, slices)) {
    await guard?.(ctx)
    if (start) await guardStart?.(ctx, start)
  }
}

interface AskServices {
  readonly themes: readonly ThemeData[]
  readonly contextFor: (theme: ThemeData) => Context
  readonly slices: readonly ServerFeature[]
}

/** Asked in the player's own brand, whichever host the call of the other server came to. */
export const createAskForPlayer =
  ({ themes, contextFor, slices }: AskServices): AskForPlayer =>
  async (ctx, tx, { session: id, gameMode, address }) => {
    const now = ctx.clock.now()
    const found = await readSession(tx, id, now)
    const theme = themes.find((each) => each.id === found?.brand)
    if (!found || !theme) return 'not-signed-in'
    if (found.isIdle) return 'password-needed'
    const session = { ...found, gameMode }
    const today = calendarDayOf(now, theme.timeZone)
    const { playerId } = session
    // Inside the caller's transaction: whoever holds one connection waits for no second.
    const inside: Pick<Context, 'reader' | 'transaction'> = { reader: tx, transaction: (work) => work(tx) }
    try {
      await askGuards({ ...ctx, ...contextFor(theme), ...inside, address, today, session, playerId }, slices, 'play')
      return undefined
    } catch (error) {
      if (error instanceof AppError) return error.code
      throw error
    }
  }
