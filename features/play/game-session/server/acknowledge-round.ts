import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { PlayerContext } from '#platform/context.ts'
import { AppError } from '#platform/problem.ts'
import type { acknowledgeRound as contract } from '../contract.ts'
import { acknowledge, readRound } from './store.ts'

/** Marks the round as seen to its end; a repeat changes nothing. */
export async function acknowledgeRound(ctx: PlayerContext, input: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> {
  return ctx.transaction(async (tx) => {
    if (!(await readRound(tx, ctx.playerId, input.params.id))) throw new AppError('not-found', 'No such round')
    await acknowledge(tx, ctx.playerId, input.params.id, ctx.clock.now())
    return { success: true }
  })
}
