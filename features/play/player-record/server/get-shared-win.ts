import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { AppError } from '#platform/problem.ts'
import { slicesOn } from '#platform/slices.ts'
import type { getSharedWin as contract } from '../contract.ts'
import { findRound } from './find-round.ts'
import { sharerOf } from './sharer.ts'
import { findShared } from './store.ts'

/** The consent is asked again at each reading: a player who hides now is not shown. Closing the account erases its links. */
export const getSharedWinWith =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: VisitorContext, { params }: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> => {
    const shared = await findShared(ctx.reader, ctx.theme.id, params.token)
    const face = shared && (await sharerOf(ctx.reader, slices(), shared.player))
    const found = shared && face ? await findRound(ctx, slicesOn(ctx, slices()), shared.player, shared.round) : undefined
    if (!face || !found) throw new AppError('not-found', 'No such link')
    const { isAcknowledged, balanceBefore, balanceAfter, fromGranted, fromWon, ...round } = found
    return { success: true, data: { ...face, round } }
  }
