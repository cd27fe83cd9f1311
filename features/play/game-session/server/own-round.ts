import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { AppError } from '#platform/problem.ts'
import { readVoidNotes } from '#platform/round-voids/round-voids.ts'
import type { acknowledgeRound as acknowledgeContract, getRound as contract } from '../contract.ts'
import type { Rounds } from './archived.ts'
import { readRoundSeeds, toRoundDetail } from './replies.ts'
import { acknowledge } from './store.ts'

/** A player's round with its proof. */
export const roundOfWith =
  (rounds: Rounds): NonNullable<ServerFeature['roundOf']> =>
  async (ctx, player, id) => {
    const round = await rounds.find(ctx.reader, player, id)
    return round && toRoundDetail(round, await readRoundSeeds(ctx, round.seed_pair))
  }

export const getRoundWith =
  (slices: () => readonly ServerFeature[], rounds: Rounds) =>
  async (ctx: PlayerContext, input: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> => {
    const { id } = input.params
    const round = (await roundOfWith(rounds)(ctx, ctx.playerId, id)) ?? (await roundOfSlice(ctx, slices(), id))
    if (!round) throw new AppError('not-found', 'No such round')
    const voided = (await readVoidNotes(ctx.reader, [id])).get(id)
    return { success: true, data: { round: voided ? { ...round, voided } : round } }
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
export const acknowledgeRoundWith =
  (rounds: Rounds) =>
  async (ctx: PlayerContext, input: InputOf<typeof acknowledgeContract>): Promise<ReplyOf<typeof acknowledgeContract>> =>
    ctx.transaction(async (tx) => {
      const round = await rounds.find(tx, ctx.playerId, input.params.id)
      if (!round) throw new AppError('not-found', 'No such round')
      await acknowledge(tx, round, ctx.clock.now())
      return { success: true }
    })
