import type { GameDefinition } from '#engine/definition.ts'
import type { Stream } from '#engine/fair/stream.ts'
import type { Awaiting, Bet, Choice, PlayedRound } from '#engine/round-contract.ts'
import type { AnyGame } from '#games/game.ts'
import { assert } from '#kernel/result.ts'

/**
 * The smallest game with every feature of a round in steps: climb, climb for one more stake, or stop and be paid the
 * stake per rung; the third rung is the top. Each rung has a random color. The params name the rung that breaks, so
 * that a test need not search for a seed.
 */
const definition = { kind: 'ladder', id: 'ladder', betLevels: { TournamentPoints: [1_000, 2_000], SweepStakes: [1_000] } }

type Definition = typeof definition

export const ladder = {
  slug: 'ladder',
  title: 'Ladder',
  category: 'instant-games',
  rules: { en: '', es: '' },
  bgColor: '#000000',
  definition,
} as unknown as AnyGame

/** The previous version of the rules, with more stakes. */
export const pastLadder = {
  ...definition,
  betLevels: { ...definition.betLevels, SweepStakes: [500, 1_000] },
} as unknown as GameDefinition

const TERMS = { breaksAt: [1, 2, 3], mode: ['buy'] } as const
const TOP = 3
/** The price of the bonus buy as a multiple of the stake: it begins on the second rung. */
const BUY_PRICE = 2

export const ladderFamily = {
  kind: 'ladder',
  play: playLadder,
  refuse(_: Definition, { amount, params = {} }: Bet) {
    const isKnown = Object.entries(params).every(([name, value]) =>
      (TERMS[name as keyof typeof TERMS] as readonly unknown[] | undefined)?.includes(value),
    )
    if (!isKnown) return 'bad-params'
    return amount % 10 === 0 ? undefined : 'bad-amount'
  },
  isOffered: ({ betLevels }: Definition, { amount, params }: Bet, mode: keyof Definition['betLevels']) =>
    betLevels[mode].includes(params?.['mode'] === 'buy' ? amount / BUY_PRICE : amount),
}

function playLadder({ id }: Definition, stream: Stream, { amount, params }: Bet, choices: readonly Choice[]): PlayedRound {
  const events: unknown[] = [{ type: 'roundStart', game: id, stake: amount, ...(params && { params }) }]
  let rung = params?.['mode'] === 'buy' ? 2 : 0
  let stake = amount
  let isOver = false
  let payout = 0
  for (const { kind } of choices) {
    assert(!isOver && turn(amount).options.some(({ choice }) => choice.kind === kind), `${kind} is not on offer`)
    if (kind === 'double') stake += amount
    if (kind !== 'stop') events.push({ type: 'rung', rung: ++rung, color: stream.uint(1_000_000, `color:${rung}`) })
    const isBroken = kind !== 'stop' && rung === params?.['breaksAt']
    isOver = isBroken || kind === 'stop' || rung === TOP
    if (isOver && !isBroken) payout = stake * rung
  }
  if (isOver) events.push({ type: 'roundEnd', payout })
  const awaiting = isOver ? null : turn(amount)
  return { events: events as PlayedRound['events'], payout, stake, draws: stream.draws, awaiting }
}

const turn = (amount: number): Awaiting => ({
  options: [
    { choice: { kind: 'climb' }, cost: 0 },
    { choice: { kind: 'double' }, cost: amount },
    { choice: { kind: 'stop' }, cost: 0 },
  ],
  byDefault: { kind: 'stop' },
})
