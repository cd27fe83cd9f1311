import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { PlayerContext } from '#platform/context.ts'
import { newToken } from '#platform/crypto/token.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { AppError } from '#platform/problem.ts'
import { slicesOn } from '#platform/slices.ts'
import type { revokeWin, shareWin as contract } from '../contract.ts'
import { findRound } from './find-round.ts'
import { sharerOf } from './sharer.ts'
import { deleteShared, keepShared } from './store.ts'
import { toLink } from './win-link.ts'

/** A round has one link, also if two calls create it at once. */
export const shareWinWith =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: PlayerContext, { body }: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> => {
    const { reader, playerId, theme, clock, rng } = ctx
    const round = await findRound(ctx, slicesOn(ctx, slices()), playerId, body.round)
    if (!round) throw new AppError('not-found', 'No such round')
    if (round.state !== 'settled' || round.win === 0) return { success: false, reasonType: 'no-win' }
    if (!(await sharerOf(reader, slices(), playerId))) return { success: false, reasonType: 'hidden' }
    const row = { token: newToken(rng), round: round.id, player: playerId, brand: theme.id, at: clock.now() }
    const token = await ctx.transaction((tx) => keepShared(tx, row))
    return { success: true, data: toLink(ctx, token, round) }
  }

export async function revokeShared(ctx: PlayerContext, { body }: InputOf<typeof revokeWin>): Promise<ReplyOf<typeof revokeWin>> {
  await ctx.transaction((tx) => deleteShared(tx, ctx.playerId, body.round))
  return { success: true }
}
