import type { Choice, ChoiceOption } from '#engine/round-contract.ts'
import { isSame } from '#engine/same.ts'
import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { assert } from '#kernel/result.ts'
import { readBalances, readFreeBalances } from '#ledger/index.ts'
import { refuseOverCap } from '#platform/caps/caps.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { AppError } from '#platform/problem.ts'
import { askGuardsFor } from '#platform/slices.ts'
import { type choose as contract, type ChooseRefusal, MODE_ASSETS } from '../contract.ts'
import type { Rounds } from './archived.ts'
import { constantTimeReply } from './constant-time-reply.ts'
import { findStep, lockRound, stepRequestId } from './open-rounds.ts'
import { hashJson } from './play-order.ts'
import { readRoundSeeds, toBalances, toRoundDetail } from './replies.ts'
import { mayPlayWon, refusalOf } from './rules.ts'
import type { StoredRound } from './store.ts'
import { takeStep } from './take-step.ts'

type Choose = typeof contract

interface Chosen {
  readonly round: StoredRound
  /** Null if the choice was made, now or earlier by the same request. */
  readonly refusal: ChooseRefusal | 'not-asked' | null
}

/**
 * Makes one choice in an open round, in one transaction that locks the round: of two concurrent requests, the second
 * finds the choice made.
 */
export const chooseWith =
  (slices: () => readonly ServerFeature[], rounds: Rounds) =>
  async (ctx: PlayerContext, input: InputOf<Choose>): Promise<ReplyOf<Choose>> => {
    const { round, refusal } = await constantTimeReply(
      () => chooseAsked(ctx, input, slices(), rounds),
      (chosen) => chosen.refusal === null,
    )
    const data = {
      round: toRoundDetail(round, await readRoundSeeds(ctx, round.seed_pair)),
      balances: toBalances(await readBalances(ctx.reader, ctx.playerId)),
    }
    assert(refusal !== 'not-asked', 'a choice was left unmade that the player may make')
    return refusal === null ? { success: true, data } : { success: false, reasonType: refusal, data }
  }

/**
 * A choice with a cost is a new wager and passes the same guards as a new round (EXC-3), outside the transaction
 * because a guard may call other services and write. A free choice is always allowed, so that a round can end.
 */
async function chooseAsked(
  ctx: PlayerContext,
  input: InputOf<Choose>,
  slices: readonly ServerFeature[],
  rounds: Rounds,
): Promise<Chosen> {
  const chosen = (await ctx.transaction((tx) => chooseIn(ctx, tx, input, false))) ?? (await chosenBefore(ctx, input, rounds))
  if (chosen.refusal !== 'not-asked') return chosen
  const session = { ...ctx.session, gameMode: chosen.round.mode }
  await askGuardsFor({ ...ctx, session }, slices, 'play')
  return (await ctx.transaction((tx) => chooseIn(ctx, tx, input, true))) ?? chosenBefore(ctx, input, rounds)
}

/** A choice in a round that has left the table, hence is settled: a repeat is answered with it. */
async function chosenBefore(ctx: PlayerContext, input: InputOf<Choose>, { findArchived }: Rounds): Promise<Chosen> {
  const round = await findArchived(ctx.reader, ctx.playerId, input.params.id)
  if (!round) throw new AppError('not-found', 'No such round')
  const request = requestOf(ctx, input)
  const known = round.steps?.find((step) => step.request === request.id)
  if (known && known.requestHash !== request.hash) throw keyReused()
  return { round, refusal: known ? null : 'round-settled' }
}

const requestOf = (ctx: PlayerContext, { params, body }: InputOf<Choose>) => ({
  id: stepRequestId(ctx.playerId, ctx.idempotencyKey),
  hash: hashJson([params.id, body.step, body.choice]),
})

const keyReused = () => new AppError('key-reused', 'This request id was used for another choice.')

/** Undefined if the round is not in the table. */
async function chooseIn(ctx: PlayerContext, tx: Tx, input: InputOf<Choose>, mayStake: boolean): Promise<Chosen | undefined> {
  const { params, body } = input
  const round = await lockRound(tx, ctx.playerId, params.id)
  if (!round) return undefined
  const request = requestOf(ctx, input)
  const known = await findStep(tx, request.id)
  if (known && known.hash !== request.hash) throw keyReused()
  if (known) return { round, refusal: null }
  if (!round.awaiting) return { round, refusal: 'round-settled' }
  if (body.step !== (round.choices?.length ?? 0) + 1) return { round, refusal: 'already-chosen' }
  const option = optionOf(round.awaiting.options, body.choice as Choice)
  const mayPlay = mayPlayWon(round.mode, body.mayPlayWinnings)
  if (option.cost > 0) {
    if (!mayStake) return { round, refusal: 'not-asked' }
    const giving = { playerId: round.player, scope: round.mode, amount: BigInt(option.cost), at: ctx.clock.now() }
    await refuseOverCap(tx, { ...giving, inRound: round.from_granted + round.from_won })
  }
  const after = await takeStep(ctx, tx, round, { option, mayPlayWon: mayPlay, request })
  return after ? { round: after, refusal: null } : { round, refusal: await refuseForFunds(tx, round, option.cost, mayPlay) }
}

function optionOf(options: readonly ChoiceOption[], choice: Choice): ChoiceOption {
  const option = options.find((each) => isSame(each.choice, choice))
  if (!option) throw new AppError('invalid-input', 'This choice isn’t available now.')
  return option
}

async function refuseForFunds(tx: Tx, { player, mode }: StoredRound, cost: number, mayPlay: boolean): Promise<ChooseRefusal> {
  const balances = await readFreeBalances(tx, player)
  const { granted, won } = MODE_ASSETS[mode]
  return refusalOf({ granted: balances[granted], won: balances[won] }, BigInt(cost), mayPlay)
}
