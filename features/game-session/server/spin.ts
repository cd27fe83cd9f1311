import { setTimeout as wait } from 'node:timers/promises'
import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { assert } from '#kernel/result.ts'
import { LanesFullError, readBalances } from '#ledger/index.ts'
import type { PlayerContext } from '#platform/context.ts'
import { AppError } from '#platform/problem.ts'
import { MODE_ASSETS, type spin as contract, type SpinRefusal } from '../contract.ts'
import { playableGame } from './catalogue.ts'
import type { PlayOrder } from './play-order.ts'
import { toBalances, toRoundDetail } from './replies.ts'
import { readRoundSeeds } from './round-seeds.ts'
import { mayPlayWon, refusalOf } from './rules.ts'
import type { Settled, SpinLanes } from './spin-lanes.ts'
import { findFreeSpins, readRound } from './store.ts'

type Spin = typeof contract

/** Plays one round: the lane draws it, the database settles it, and the reply is complete in itself. */
export const spinWith =
  (lanes: SpinLanes) =>
  async (ctx: PlayerContext, input: InputOf<Spin>): Promise<ReplyOf<Spin>> => {
    const order = await toOrder(ctx, input)
    if (!order) return refused(ctx, 'free-spins-gone')
    const settled = await playEvenly(lanes, ctx, order)
    if (settled === 'busy') throw new AppError('already-spinning', 'Already spinning')
    const { settlement, pair } = settled
    switch (settlement.status) {
      case 'applied': {
        const seeds = { commit: pair.commit, clientSeed: pair.clientSeed, serverSeed: null }
        const { round, balances } = settlement
        return { success: true, data: { round: toRoundDetail(round, seeds), balances: toBalances(balances) } }
      }
      case 'replayed':
        return replay(ctx, settlement.roundId)
      case 'busy':
        throw new AppError('already-spinning', 'Already spinning')
      case 'key-reused':
        throw new AppError('key-reused', 'This request id was used for another round.')
      case 'free-spins-gone':
        return refused(ctx, 'free-spins-gone')
      case 'insufficient':
        return refuseForFunds(ctx, order)
      case 'unknown-account':
        throw new AppError('not-found', 'This player has no wallet.')
    }
  }

/** An answer that plays nothing comes no sooner. */
const UNPLAYED_ANSWER_MS = 50

/**
 * A round that is refused or repeated was drawn all the same, and a long one takes longer to draw. Its time must not
 * tell: who asks in vain as often as it takes would know the next round before choosing the play amount.
 */
async function playEvenly(lanes: SpinLanes, ctx: PlayerContext, order: PlayOrder): Promise<Settled | 'busy'> {
  const startedAt = performance.now()
  try {
    const settled = await lanes.play(ctx, order)
    if (settled === 'busy' || settled.settlement.status !== 'applied') {
      await wait(Math.max(0, UNPLAYED_ANSWER_MS - (performance.now() - startedAt)))
    }
    return settled
  } catch (error) {
    if (error instanceof LanesFullError) throw new AppError('unavailable', 'Too many rounds are waiting; try again.')
    throw error
  }
}

/** Undefined for free spins that the player does not have at this amount: nothing is drawn for them. */
async function toOrder(ctx: PlayerContext, { params, body }: InputOf<Spin>): Promise<PlayOrder | undefined> {
  const { playerId, session } = ctx
  const { stake, mayPlayWinnings, freeSpinsId = null } = body
  const game = playableGame(params.slug)
  // Free spins play in the mode that they were given in, whatever the player has switched to.
  const gift =
    freeSpinsId === null ? null : await findFreeSpins(ctx.reader, { id: freeSpinsId, player: playerId, game: game.slug })
  if (gift === undefined || (gift && gift.stake !== BigInt(stake))) return undefined
  const mode = gift?.mode ?? session.gameMode
  if (!gift && !game.definition.betLevels[mode].includes(stake)) {
    throw new AppError('invalid-input', 'The play amount is not one of this game’s.')
  }
  const at = ctx.clock.now()
  const mayPlay = mayPlayWon(mode, mayPlayWinnings)
  return { playerId, key: ctx.idempotencyKey, roundId: ctx.newId('rnd'), at, game, mode, stake, mayPlayWon: mayPlay, freeSpinsId }
}

async function replay(ctx: PlayerContext, roundId: PlayOrder['roundId']): Promise<ReplyOf<Spin>> {
  const round = await readRound(ctx.reader, ctx.playerId, roundId)
  assert(round, 'a settled round can be read')
  const seeds = await readRoundSeeds(ctx, round.seed_pair)
  const balances = toBalances(await readBalances(ctx.reader, ctx.playerId))
  return { success: true, data: { round: toRoundDetail(round, seeds), balances } }
}

async function refuseForFunds(ctx: PlayerContext, order: PlayOrder): Promise<ReplyOf<Spin>> {
  const balances = await readBalances(ctx.reader, ctx.playerId)
  const assets = MODE_ASSETS[order.mode]
  const purse = { granted: balances[assets.granted], won: balances[assets.won] }
  return refused(ctx, refusalOf(purse, BigInt(order.stake), order.mayPlayWon))
}

async function refused(ctx: PlayerContext, reasonType: SpinRefusal): Promise<ReplyOf<Spin>> {
  const balances = await readBalances(ctx.reader, ctx.playerId)
  return { success: false, reasonType, data: { balances: toBalances(balances) } }
}
