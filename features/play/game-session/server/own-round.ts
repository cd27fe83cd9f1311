import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { AppError } from '#platform/problem.ts'
import type { acknowledgeRound as acknowledgeContract, getRound as contract } from '../contract.ts'
import { toRoundDetail } from './replies.ts'
import { readRoundSeeds } from './round-seeds.ts'
import { acknowledge, readRound } from './store.ts'

/** A player's round with its proof. */
export const roundOf: NonNullable<ServerFeature['roundOf']> = async (ctx, player, id) => {
  const round = await readRound(ctx.reader, player, id)
  return round && toRoundDetail(round, await readRoundSeeds(ctx, round.seed_pair))
}

export const getRoundWith =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: PlayerContext, input: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> => {
    const { id } = input.params
    const round = (await roundOf(ctx, ctx.playerId, id)) ?? (await roundOfSlice(ctx, slices(), id))
    if (!round) throw new AppError('not-found', 'No such round')
    return { success: true, data: { round } }
  }

/** A round that another slice stores. */
async function roundOfSlice(ctx: PlayerContext, slices: readonly ServerFeature[], id: string) {
  for (const { roundDetail } of slices) {
    const round = await roundDetail?.(ctx, id)
    if (round) return round
  }
  return undefined
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
