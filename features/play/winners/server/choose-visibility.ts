import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { chooseVisibility as contract, getVisibility as readContract } from '../contract.ts'
import { hide, readIsShown, show } from './store.ts'
import type { WinnersTeller } from './tell-winners.ts'

export async function getVisibility(ctx: PlayerContext): Promise<ReplyOf<typeof readContract>> {
  return { success: true, data: { isShown: await readIsShown(ctx.reader, ctx.playerId) } }
}

/** Who hides is gone from every page within a second; who shows again is shown with the next win. */
export const chooseVisibilityWith =
  (teller: WinnersTeller) =>
  async (ctx: PlayerContext, { body }: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> => {
    await ctx.transaction((tx) => (body.isShown ? show(tx, ctx.playerId) : hide(tx, ctx.playerId, ctx.clock.now())))
    if (!body.isShown) teller.changed(ctx.theme.id)
    return { success: true, data: { isShown: body.isShown } }
  }
