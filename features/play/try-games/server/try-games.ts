import { defHash } from '#engine/def-hash.ts'
import { isSame } from '#engine/same.ts'
import type { PlayedRound } from '#engine/round-contract.ts'
import type { AnyGame } from '#games/game.ts'
import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { AppError } from '#platform/problem.ts'
import { DEMO_COINS, type tryChoice, type tryGame, type tryRound } from '../contract.ts'
import { drawDemo, replayDemo } from './draw-demo.ts'
import { endOfDemo, type OpenDemo, openSealed, sealRound } from './sealed-round.ts'
import { triedByGuest, triedGame } from './tried-game.ts'

type Slices = () => readonly ServerFeature[]

export const tryGameWith =
  (slices: Slices) =>
  async (ctx: VisitorContext, { params }: InputOf<typeof tryGame>): Promise<ReplyOf<typeof tryGame>> => {
    const { slug, title, definition } = await triedGame(ctx, slices(), params.slug)
    const stakes = [...definition.betLevels.TournamentPoints]
    return { success: true, data: { slug, title, definitionHash: defHash(definition), stakes, coins: DEMO_COINS } }
  }

/** Draws a round and keeps nothing: an open one goes to the page under seal. */
export const tryRoundWith =
  (slices: Slices) =>
  async (ctx: VisitorContext, { params, body }: InputOf<typeof tryRound>): Promise<ReplyOf<typeof tryRound>> => {
    const game = await triedByGuest(ctx, slices(), params.slug)
    const { stake: amount, params: chosen } = body
    const { seed, bet, played } = drawDemo(ctx.rng, game, { amount, ...(chosen && { params: chosen }) })
    return toReply(ctx, game, { seed, bet, choices: [], until: endOfDemo(ctx) }, played)
  }

/** Replays the round that the page returns with one more choice. */
export const tryChoiceWith =
  (slices: Slices) =>
  async (ctx: VisitorContext, { params, body }: InputOf<typeof tryChoice>): Promise<ReplyOf<typeof tryChoice>> => {
    const game = await triedByGuest(ctx, slices(), params.slug)
    const open = openSealed(ctx, game, body.sealed)
    const option = replayDemo(game, open).awaiting?.options.find((each) => isSame(each.choice, body.choice))
    if (!option) throw new AppError('invalid-input', 'This choice isn’t available now.')
    const next = { ...open, choices: [...open.choices, option.choice] }
    return toReply(ctx, game, next, replayDemo(game, next))
  }

function toReply(ctx: VisitorContext, game: AnyGame, open: OpenDemo, played: PlayedRound): ReplyOf<typeof tryRound> {
  const { stake, payout, events, awaiting } = played
  const round = {
    params: { ...open.bet.params },
    stake,
    win: payout,
    events: events.map((event) => ({ ...event })),
    choices: open.choices.map((choice) => ({ ...choice })),
    awaiting: awaiting && {
      options: awaiting.options.map(({ choice, cost }) => ({ choice: { ...choice }, cost })),
      byDefault: { ...awaiting.byDefault },
      settlesAt: new Date(open.until).toISOString(),
    },
    sealed: awaiting && sealRound(ctx, game, open),
  }
  return { success: true, data: { round } }
}
