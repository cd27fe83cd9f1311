import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { columnOf } from '#engine/bingo/card.ts'
import { BALLS } from '#engine/bingo/game.ts'
import { playPromotion } from '#promotions/testing/play-promotion.ts'
import type { BingoStatus, PlayedGame } from '../contract.ts'
import { bingoCampaign } from '../shared/campaign.ts'
import { bingoPromotion } from './promotion.ts'

const config = {
  coinsPerBall: 100,
  startBalls: 0,
  calls: 50,
  prizes: [
    { pattern: 'line' as const, coins: 500, entries: 0 },
    { pattern: 'full' as const, coins: 9_000, entries: 5 },
  ],
  ballPackages: [],
}
const GAME = 10 * config.coinsPerBall

/** A coin round unless told otherwise. */
const round = (stake: number, told: object = {}) =>
  ({ roundId: 'rnd_1', game: 'any-game', mode: 'TournamentPoints', stake, win: 0, isFree: false, ...told }) as never
const purchase = (preset: string) => ({ preset, orderId: 'ord_1', cents: 199, nth: 1, offer: null, coins: 1, entries: 0 })
const open = (changes: Partial<typeof config> = {}, draws?: string[]) =>
  playPromotion(bingoPromotion, { config: { ...config, ...changes }, ...(draws && { draws }) })
const orderOf = (first: readonly number[]): string =>
  [...first, ...BALLS.rules.prizes.map(({ id }) => Number(id)).filter((number) => !first.includes(number))].join(' ')
const balls = ({ pushes }: ReturnType<typeof open>) => pushes.map(({ data }) => (data as BingoStatus).availablePoint)
const replyOf = (answer: object) => (answer as { reply: { game: PlayedGame; status: BingoStatus } }).reply

describe('balls', () => {
  test('come from coin play, are told one by one, and stop at ten', () => {
    const played = open()
    for (const stake of [99, 1, 250, 0]) played.hear('round.settled', round(stake))
    expect(played.cell.points).toBe(350)
    played.hear('round.settled', round(5_000))
    expect(played.cell.points).toBe(GAME)
    played.hear('round.settled', round(100))
    expect(balls(played)).toEqual([1, 3, 10])
  })

  test.each([
    ['played with entries', { mode: 'SweepStakes' }],
    ['that was free', { isFree: true }],
  ])('do not come from a round %s', (_, difference) => {
    const played = open()
    played.hear('round.settled', round(500, difference))
    expect([played.cell.points, played.pushes]).toEqual([0, []])
  })

  test('of a reversed round are taken back, but never more than there are', () => {
    const played = open()
    played.hear('round.settled', round(450))
    played.hear('round.reversed', round(200))
    expect(played.cell.points).toBe(250)
    played.hear('round.reversed', round(900))
    expect([played.cell.points, balls(played)]).toEqual([0, [4, 2, 0]])
  })

  test('of a package are added beyond ten, and go with a returned purchase', () => {
    const played = open({ startBalls: 10 })
    played.hear('purchase.completed', purchase('bingo-balls-25'))
    played.hear('purchase.completed', purchase('starter'))
    played.hear('round.settled', round(500))
    expect(balls(played)).toEqual([35])
    played.hear('purchase.reversed', purchase('bingo-balls-25'))
    expect(balls(played)).toEqual([35, 10])
  })
})

test('a refund of a part takes that part of the balls, and one of the rest all others', () => {
  const played = open()
  played.hear('purchase.completed', purchase('bingo-balls-25'))
  const refund = (cents: number, leftCents: number) =>
    played.hear('purchase.reversed', { ...purchase('bingo-balls-25'), cents, priceCents: 199, leftCents })
  refund(66, 133)
  expect(balls(played)).toEqual([25, 16])
  refund(100, 33)
  refund(33, 0)
  expect([played.cell.points, balls(played)]).toEqual([0, [25, 16, 4, 0]])
})

test('a restored purchase brings back the balls that its reversal took, and none that were played', () => {
  const played = open()
  played.hear('purchase.completed', purchase('bingo-balls-25'))
  played.act('play')
  const restored = { ...purchase('bingo-balls-25'), cents: 199, priceCents: 199, leftCents: 199 }
  played.hear('purchase.restored', restored)
  played.hear('purchase.reversed', purchase('bingo-balls-25'))
  for (let times = 0; times < 2; times++) played.hear('purchase.restored', restored)
  expect(balls(played)).toEqual([25, 15, 0, 15])
})

describe('a game', () => {
  test('without ten balls is refused and draws nothing', () => {
    const played = open({ startBalls: 9 })
    expect(played.act('play')).toEqual({ refused: 'not-enough-balls' })
    expect(played.cell.games).toBe(0)
  })

  test('pays each completed pattern once, in one grant, and takes ten balls', () => {
    // The first order deals 1 to 5 into the first column, and so on; calling them all fills it.
    const played = open({ startBalls: 10 }, [orderOf([]), orderOf([5, 4, 3, 2, 1])])
    const { game, status } = replyOf(played.act('play'))
    expect([0, 5, 10, 15, 20].map((at) => game.card[at])).toEqual([1, 2, 3, 4, 5])
    expect(game).toMatchObject({ patterns: ['line'], coins: 500, entries: 0 })
    expect(game.calls).toHaveLength(50)
    expect(status).toMatchObject({ availablePoint: 0, neededPoint: 10, games: 1 })
    expect(played.grants).toEqual([{ key: 'game:1', value: { kind: 'balance', coins: 500, entries: 0 } }])
    expect(balls(played)).toEqual([0])
  })

  test('without a pattern grants nothing', () => {
    // Of the first column's and the free row's numbers none is called.
    const called = Array.from({ length: 75 }, (_, at) => at + 1).filter((number) => (number - 1) % 15 >= 5)
    const played = open({ startBalls: 10 }, [orderOf([]), orderOf(called)])
    expect(replyOf(played.act('play')).game).toMatchObject({ patterns: [], coins: 0 })
    expect(played.grants).toEqual([])
  })

  test('FAIR-9 has five different numbers of each column’s fifteen, and different calls', () => {
    const played = open({ startBalls: 10 })
    const { card, calls } = replyOf(played.act('play')).game
    expect(card[12]).toBe(0)
    expect(new Set(card).size).toBe(25)
    expect(new Set(calls).size).toBe(50)
    for (const [at, number] of card.entries()) if (number > 0) expect(columnOf(number)).toBe(at % 5)
  })
})

test('games never take balls that nobody earned, and their grants have keys of their own', () => {
  const steps = fc.array(fc.oneof(fc.integer({ min: 1, max: 2_000 }), fc.constant('play' as const)), { maxLength: 40 })
  fc.assert(
    fc.property(steps, (all) => {
      const played = open()
      let staked = 0
      for (const step of all) {
        if (step === 'play') played.act('play')
        else {
          staked += step
          played.hear('round.settled', round(step))
        }
      }
      expect(played.cell.points + played.cell.games * GAME).toBeLessThanOrEqual(staked)
      expect(new Set(played.grants.map(({ key }) => key)).size).toBe(played.grants.length)
    }),
    { numRuns: 30 },
  )
})

const sold = { balls: 3, priceCents: 199, coins: 4_000 }
test.each([
  ['prizes in coins', { ballPackages: [sold], prizes: [config.prizes[0]] }, true],
  ['prizes in entries', { ballPackages: [sold] }, false],
  ['prizes in entries and no store', {}, true],
  ['a pattern twice', { prizes: [config.prizes[0], config.prizes[0]] }, false],
  ['an empty prize', { prizes: [{ pattern: 'line', coins: 0, entries: 0 }] }, false],
  ['two packages of one size', { ballPackages: [sold, sold], prizes: [config.prizes[0]] }, false],
])('SWP-10 where balls are sold, bingo pays coins only: %s', (_, changes, isFine) => {
  expect(bingoCampaign.config.safeParse({ ...config, ...changes }).success).toBe(isFine)
})
