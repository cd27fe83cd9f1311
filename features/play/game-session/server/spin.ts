import { isOffered, refuseBet } from '#engine/play.ts'
import { isShared } from '#engine/shared.ts'
import type { Bet } from '#engine/round-contract.ts'
import type { AnyGame } from '#games/game.ts'
import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { assert } from '#kernel/result.ts'
import { BackpressureError, readBalances, readFreeBalances } from '#ledger/index.ts'
import { readBrokenCap } from '#platform/caps/caps.ts'
import { LimitError } from '#platform/caps/caps-reached.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { pushTo } from '#platform/outbox/index.ts'
import { AppError } from '#platform/problem.ts'
import { type GameMode, gamePush, MODE_ASSETS, type spin as contract, type SpinRefusal } from '../contract.ts'
import { readRepeated, type Rounds } from './archived.ts'
import { constantTimeReply } from './constant-time-reply.ts'
import { gameClosed, isClosed, playableGame } from './catalogue.ts'
import { hashOf, type PlayOrder } from './play-order.ts'
import { readRoundSeeds, toBalances, toRoundDetail } from './replies.ts'
import { mayPlayWon, refusalOf } from './rules.ts'
import type { Settled, SpinLanes } from './spin-lanes.ts'
import { beginInPace, keepInPace } from './strict-pace.ts'
import { findFreeSpins, type StoredRound } from './store.ts'

type Spin = typeof contract

/** Plays one round: the lane draws it, the database settles it, and the reply contains everything the client needs. */
export const spinWith =
  (lanes: SpinLanes, slices: () => readonly ServerFeature[], rounds: Rounds) =>
  async (ctx: PlayerContext, input: InputOf<Spin>): Promise<ReplyOf<Spin>> => {
    const order = await toOrder(ctx, input)
    if (!order) return refused(ctx, 'free-spins-gone')
    const replyOf = (id: string) => readReply(ctx, rounds, id)
    const pace = await beginInPace(ctx, slices(), order)
    const settled = await playEvenly(lanes, ctx, order)
    if (pace) await keepInPace(ctx, order, { pace, isPlayed: settled !== 'busy' && settled.settlement.status === 'applied' })
    if (settled === 'busy') throw new AppError('already-spinning', 'Already spinning')
    const { settlement, pair } = settled
    const repeated = settlement.status === 'applied' ? undefined : await readRepeated(ctx.reader, rounds, repeatOf(order))
    if (repeated) return toReply(ctx, repeated)
    switch (settlement.status) {
      case 'applied': {
        const seeds = { commit: pair.commit, clientSeed: pair.clientSeed, serverSeed: null }
        const { round, balances } = settlement
        return { success: true, data: { round: toRoundDetail(round, seeds), balances: toBalances(balances) } }
      }
      case 'replayed':
        return replyOf(settlement.roundId)
      case 'busy':
        throw new AppError('already-spinning', 'Already spinning')
      case 'round-open': {
        const { round } = (await replyOf(settlement.roundId)).data
        throw new AppError('round-open', 'A round of this game is unfinished.', { round })
      }
      case 'key-reused':
        throw new AppError('key-reused', 'This request id was used for another round.')
      case 'free-spins-gone':
        return refused(ctx, 'free-spins-gone')
      case 'limit-reached': {
        const { playerId, mode: scope, stake, at } = order
        const amount = BigInt(stake)
        const broken = await readBrokenCap(ctx.reader, { playerId, scope, amount, at })
        throw new LimitError(broken && { ...broken, amount })
      }
      case 'insufficient':
        return refuseForFunds(ctx, order)
      case 'unknown-account':
        throw new AppError('not-found', 'The player has no wallet.')
    }
  }

/** A refused or repeated round was drawn anyway. */
async function playEvenly(lanes: SpinLanes, ctx: PlayerContext, order: PlayOrder): Promise<Settled | 'busy'> {
  try {
    return await constantTimeReply(
      () => lanes.play(ctx, order),
      (settled) => settled !== 'busy' && settled.settlement.status === 'applied',
    )
  } catch (error) {
    if (error instanceof BackpressureError) throw new AppError('unavailable', 'Too many rounds are waiting. Try again.')
    throw error
  }
}

/** Undefined if the player has no free spins at this stake: nothing is drawn. */
async function toOrder(ctx: PlayerContext, { params: { slug }, body }: InputOf<Spin>): Promise<PlayOrder | undefined> {
  const { playerId, session } = ctx
  const { stake, mayPlayWinnings, freeSpinsId = null } = body
  const game = playableGame(slug)
  if (isClosed(ctx, game.slug)) throw gameClosed()
  if (isShared(game.definition)) throw new AppError('bad-request', 'This game is played in rounds that everyone shares.')
  const params = body.params && Object.keys(body.params).length > 0 ? body.params : null
  // Free spins play in the mode that they were granted in, even if the player has switched.
  const gift =
    freeSpinsId === null ? null : await findFreeSpins(ctx.reader, { id: freeSpinsId, player: playerId, game: game.slug })
  if (gift === undefined || (gift && gift.stake !== BigInt(stake))) return undefined
  if (gift && params) throw new AppError('bad-params', 'Free spins keep the play amount they were granted with.')
  const mode = gift?.mode ?? session.gameMode
  if (!gift) await sayIfTooMuch(ctx, game, { mode, stake })
  checkBet(game, mode, { amount: stake, ...(params && { params }) }, gift !== null)
  return {
    playerId,
    brand: ctx.theme.id,
    key: ctx.idempotencyKey,
    roundId: ctx.newId('rnd'),
    at: ctx.clock.now(),
    game,
    mode,
    stake,
    params,
    mayPlayWon: mayPlayWon(mode, mayPlayWinnings),
    freeSpinsId,
  }
}

/** Checks the family's rules and the house's stakes; a free spin may have a stake that is not on offer. */
function checkBet({ definition }: AnyGame, mode: GameMode, bet: Bet, isGift: boolean): void {
  const refusal = refuseBet(definition, bet)
  if (refusal === 'bad-params') throw new AppError('bad-params', 'These parameters aren’t valid for this game.')
  if (refusal === 'bad-amount' || !(isGift || isOffered(definition, bet, mode))) {
    throw new AppError('invalid-input', 'This play amount isn’t valid for this game.')
  }
}

/** Tells the player the game's maximum; the refusal itself follows, as for any stake that is not on offer. */
async function sayIfTooMuch(
  ctx: PlayerContext,
  { title, definition }: AnyGame,
  { mode, stake }: { readonly mode: GameMode; readonly stake: number },
): Promise<void> {
  const amount = definition.betLevels[mode].at(-1)
  if (amount === undefined || stake <= amount || isOffered(definition, { amount: stake }, mode)) return
  const asset = MODE_ASSETS[mode].granted
  await ctx.transaction((tx) => pushTo(tx, ctx.playerId, gamePush, { action: 'max-bet', title, asset, amount }))
}

const repeatOf = (order: PlayOrder) => ({ playerId: order.playerId, key: order.key, hash: hashOf(order) })

async function readReply(ctx: PlayerContext, rounds: Rounds, roundId: string) {
  const round = await rounds.find(ctx.reader, ctx.playerId, roundId)
  assert(round, 'a round that the database names can be read')
  return toReply(ctx, round)
}

async function toReply(ctx: PlayerContext, round: StoredRound) {
  const seeds = await readRoundSeeds(ctx, round.seed_pair)
  const balances = toBalances(await readBalances(ctx.reader, ctx.playerId))
  return { success: true as const, data: { round: toRoundDetail(round, seeds), balances } }
}

async function refuseForFunds(ctx: PlayerContext, order: PlayOrder): Promise<ReplyOf<Spin>> {
  const balances = await readFreeBalances(ctx.reader, ctx.playerId)
  const assets = MODE_ASSETS[order.mode]
  const purse = { granted: balances[assets.granted], won: balances[assets.won] }
  return refused(ctx, refusalOf(purse, BigInt(order.stake), order.mayPlayWon))
}

async function refused(ctx: PlayerContext, reasonType: SpinRefusal): Promise<ReplyOf<Spin>> {
  const balances = await readBalances(ctx.reader, ctx.playerId)
  return { success: false, reasonType, data: { balances: toBalances(balances) } }
}
