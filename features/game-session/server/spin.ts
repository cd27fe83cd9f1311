import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { assert } from '#kernel/result.ts'
import { readBalances } from '#ledger/index.ts'
import type { PlayerContext } from '#platform/context.ts'
import { AppError } from '#platform/problem.ts'
import { MODE_ASSETS, type GameMode, type spin as contract, type SpinRefusal } from '../contract.ts'
import { findGame } from './catalogue.ts'
import type { PlayOrder } from './play-order.ts'
import { toBalances, toRoundDetail } from './replies.ts'
import { readRoundSeeds } from './round-seeds.ts'
import { mayPlayWon, refusalOf } from './rules.ts'
import type { SpinLanes } from './spin-lanes.ts'
import { readFreeSpins, readRound } from './store.ts'

type Spin = typeof contract

/** Plays one round: the lane draws it, the database settles it, and the reply is complete in itself. */
export const spinWith =
  (lanes: SpinLanes) =>
  async (ctx: PlayerContext, input: InputOf<Spin>): Promise<ReplyOf<Spin>> => {
    const order = await toOrder(ctx, input)
    const settled = await lanes.play(ctx, order)
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

async function toOrder(ctx: PlayerContext, { params, body }: InputOf<Spin>): Promise<PlayOrder> {
  const game = findGame(ctx.theme, params.slug)
  const mode = body.freeSpinsId ? await freeModeOf(ctx, params.slug, body.freeSpinsId) : ctx.session.gameMode
  if (!body.freeSpinsId && !game.definition.betLevels[mode].includes(body.stake)) {
    throw new AppError('invalid-input', 'The play amount is not one of this game’s.')
  }
  return {
    playerId: ctx.playerId,
    key: ctx.idempotencyKey,
    roundId: ctx.newId('rnd'),
    at: ctx.clock.now(),
    game,
    mode,
    stake: body.stake,
    mayPlayWon: mayPlayWon(mode, body.mayPlayWinnings),
    freeSpinsId: body.freeSpinsId ?? null,
  }
}

/** Free spins play in the mode that they were given in, whatever the player has switched to. */
async function freeModeOf(ctx: PlayerContext, game: string, freeSpinsId: string): Promise<GameMode> {
  const held = await readFreeSpins(ctx.reader, ctx.playerId, game, ctx.clock.now())
  return held.find(({ id }) => id === freeSpinsId)?.mode ?? 'TournamentPoints'
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
