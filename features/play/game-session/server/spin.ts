import { isOffered, refuseBet } from '#engine/play.ts'
import type { Bet } from '#engine/round-contract.ts'
import type { AnyGame } from '#games/game.ts'
import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { assert } from '#kernel/result.ts'
import { LanesFullError, readBalances } from '#ledger/index.ts'
import { limitReached, readBrokenCap } from '#platform/caps/caps.ts'
import type { PlayerContext } from '#platform/context.ts'
import { AppError } from '#platform/problem.ts'
import { type GameMode, MODE_ASSETS, type spin as contract, type SpinRefusal } from '../contract.ts'
import { answerEvenly } from './answer-evenly.ts'
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
        return readReply(ctx, settlement.roundId)
      case 'busy':
        throw new AppError('already-spinning', 'Already spinning')
      case 'round-open': {
        const { round } = (await readReply(ctx, settlement.roundId)).data
        throw new AppError('round-open', 'A round of this game waits for a choice.', { round })
      }
      case 'key-reused':
        throw new AppError('key-reused', 'This request id was used for another round.')
      case 'free-spins-gone':
        return refused(ctx, 'free-spins-gone')
      case 'limit-reached': {
        const { playerId, mode: scope, stake, at } = order
        throw limitReached(await readBrokenCap(ctx.reader, { playerId, scope, amount: BigInt(stake), at }))
      }
      case 'insufficient':
        return refuseForFunds(ctx, order)
      case 'unknown-account':
        throw new AppError('not-found', 'This player has no wallet.')
    }
  }

/** A round that is refused or repeated was drawn all the same. */
async function playEvenly(lanes: SpinLanes, ctx: PlayerContext, order: PlayOrder): Promise<Settled | 'busy'> {
  try {
    return await answerEvenly(
      () => lanes.play(ctx, order),
      (settled) => settled !== 'busy' && settled.settlement.status === 'applied',
    )
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
  const terms = body.terms && Object.keys(body.terms).length > 0 ? body.terms : null
  // Free spins play in the mode that they were given in, whatever the player has switched to.
  const gift =
    freeSpinsId === null ? null : await findFreeSpins(ctx.reader, { id: freeSpinsId, player: playerId, game: game.slug })
  if (gift === undefined || (gift && gift.stake !== BigInt(stake))) return undefined
  if (gift && terms) throw new AppError('bad-terms', 'Free spins are played as they were given.')
  const mode = gift?.mode ?? session.gameMode
  checkBet(game, mode, { amount: stake, ...(terms && { terms }) }, gift !== null)
  return {
    playerId,
    brand: ctx.theme.id,
    key: ctx.idempotencyKey,
    roundId: ctx.newId('rnd'),
    at: ctx.clock.now(),
    game,
    mode,
    stake,
    terms,
    mayPlayWon: mayPlayWon(mode, mayPlayWinnings),
    freeSpinsId,
  }
}

/** What the family refuses, and what this house does not offer; a gift may have an amount that is not on offer. */
function checkBet({ definition }: AnyGame, mode: GameMode, bet: Bet, isGift: boolean): void {
  const refusal = refuseBet(definition, bet)
  if (refusal === 'bad-terms') throw new AppError('bad-terms', 'The game is not played on these terms.')
  if (refusal === 'bad-amount' || !(isGift || isOffered(definition, bet, mode))) {
    throw new AppError('invalid-input', 'The play amount is not one of this game’s.')
  }
}

async function readReply(ctx: PlayerContext, roundId: PlayOrder['roundId']) {
  const round = await readRound(ctx.reader, ctx.playerId, roundId)
  assert(round, 'a round that the database names can be read')
  const seeds = await readRoundSeeds(ctx, round.seed_pair)
  const balances = toBalances(await readBalances(ctx.reader, ctx.playerId))
  return { success: true as const, data: { round: toRoundDetail(round, seeds), balances } }
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
