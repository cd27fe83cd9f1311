import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { chooseVisibility as contract, getVisibility as readContract } from '../contract.ts'
import { hide, readIsShown, show } from './store.ts'
import type { WinnersPublisher } from './publish-winners.ts'

export async function getVisibility(ctx: PlayerContext): Promise<ReplyOf<typeof readContract>> {
  return { success: true, data: { isShown: await readIsShown(ctx.reader, ctx.playerId) } }
}

/**
 * A player who hides disappears from every page within a second; a player who shows again appears with the next win.
 */
export const chooseVisibilityWith =
  (publisher: WinnersPublisher) =>
  async (ctx: PlayerContext, { body }: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> => {
    await ctx.transaction((tx) => (body.isShown ? show(tx, ctx.playerId) : hide(tx, ctx.playerId, ctx.clock.now())))
    if (!body.isShown) publisher.changed(ctx.theme.id)
    return { success: true, data: { isShown: body.isShown } }
  }
