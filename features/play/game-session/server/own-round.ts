import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { PlayerContext } from '#platform/context.ts'
import { AppError } from '#platform/problem.ts'
import type { acknowledgeRound as acknowledgeContract, getRound as contract } from '../contract.ts'
import { toRoundDetail } from './replies.ts'
import { readRoundSeeds } from './round-seeds.ts'
import { acknowledge, readRound } from './store.ts'

export async function getRound(ctx: PlayerContext, input: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> {
  const round = await readRound(ctx.reader, ctx.playerId, input.params.id)
  if (!round) throw new AppError('not-found', 'No such round')
  return { success: true, data: { round: toRoundDetail(round, await readRoundSeeds(ctx, round.seed_pair)) } }
}

/** Marks the round as seen to its end; a repeat changes nothing. */
export async function acknowledgeRound(
  ctx: PlayerContext,
  input: InputOf<typeof acknowledgeContract>,
): Promise<ReplyOf<typeof acknowledgeContract>> {
  return ctx.transaction(async (tx) => {
    if (!(await readRound(tx, ctx.playerId, input.params.id))) throw new AppError('not-found', 'No such round')
    await acknowledge(tx, ctx.playerId, input.params.id, ctx.clock.now())
    return { success: true }
  })
}
