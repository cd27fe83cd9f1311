import { describe, expect, it } from 'vitest'
import { kiteHigh } from '#games/all.ts'
import { chanceOf, zScore } from '../natural-odds/testing/sampling.ts'
import { seedOf } from '../testing/fresh-seeds.node.ts'
import { sampleStream, scriptedStream } from '../testing/streams.ts'
import { analyzeLimbo, analyzeTarget } from './analyze.ts'
import { checkLimbo } from './definition.ts'
import { limboFamily } from './family.ts'
import { multiplierOf, waysOf } from './odds.ts'
import { playLimbo } from './play.ts'

const { definition } = kiteHigh
const SEED = seedOf(6_300)
const drawing = (drawn: number, target: number, amount = 100) =>
  playLimbo(definition, scriptedStream([drawn - 1]), { amount, params: { target } })

describe('limbo', () => {
  it.each([101, 150, 200, 333, 9_999, 1_000_000])('wins at %i hundredths with the counted draws, and with no other', (target) => {
    const ways = waysOf(definition, target)
    expect([drawing(1, target).payout, drawing(ways, target).payout]).toEqual([target, target])
    expect([drawing(ways + 1, target).payout, drawing(definition.outcomes, target).payout]).toEqual([0, 0])
  })

  it('gives higher multipliers for lower draws, within its limits', () => {
    expect(multiplierOf(definition, 1)).toBe(1_000_000)
    expect(multiplierOf(definition, definition.outcomes)).toBe(100)
    const falling = [1, 10_000, 96_000, 48_000_000, 99_000_000].map((drawn) => multiplierOf(definition, drawn))
    expect(falling).toEqual(falling.toSorted((left, right) => right - left))
  })

  it('publishes the lowest and the highest return of all targets', () => {
    const { strategies } = analyzeLimbo(definition).modes[0]
    expect(Number(strategies?.['lowest-target']?.decimal)).toBeGreaterThan(0.9599)
    expect(strategies?.['highest-target']?.decimal).toBe('0.960000000000')
  })

  it('pays whole minor units at every stake', () => {
    for (const amount of Object.values(definition.betLevels).flat()) {
      for (const target of [101, 133, 999_999]) expect(Number.isSafeInteger(drawing(1, target, amount).payout)).toBe(true)
    }
  })

  it.each([110, 200, 1_000])(`samples to the proven return at %i hundredths (seeds from ${SEED})`, (target) => {
    const play = (stream: Parameters<typeof playLimbo>[1]) =>
      playLimbo(definition, stream, { amount: 100, params: { target } }).payout / 100
    expect(Math.abs(zScore(analyzeTarget(definition, target), { rounds: 15_000, seed: SEED }, play))).toBeLessThan(4)
  })

  it('draws the same at every stake and target', () => {
    const rounds = [100, 50_000].flatMap((amount) =>
      [101, 200, 99_999].map((target) => chanceOf(playLimbo(definition, sampleStream(SEED), { amount, params: { target } }))),
    )
    expect(new Set(rounds.map(String)).size).toBe(1)
  })

  it.each([
    undefined,
    {},
    { target: 100 },
    { target: 1_000_001 },
    { target: 200.5 },
    { target: '200' },
    { target: 200, more: 1 },
  ])('refuses the params %j', (params) => {
    const bet = { amount: 100, ...(params && { params }) }
    expect(limboFamily.refuse(definition, bet)).toBe('bad-params')
    expect(() => playLimbo(definition, sampleStream(1), bet)).toThrow('bad-params')
  })

  it.each([0, -100, 150, 99.5, 2 ** 53])('refuses the stake %d', (amount) => {
    expect(limboFamily.refuse(definition, { amount, params: { target: 200 } })).toBe('bad-amount')
  })

  it('takes no choices', () => {
    const bet = { amount: 100, params: { target: 200 } }
    expect(() => playLimbo(definition, sampleStream(1), bet, [{ kind: 'draw' }])).toThrow('no more choices')
  })
})

describe('checkLimbo', () => {
  it('accepts the definition', () => expect(checkLimbo(definition)).toEqual({ ok: true, value: definition }))

  it.each<[string, string, object]>([
    ['outcomes', 'malformed', { outcomes: 2 ** 33 }],
    ['returnPoints', 'return-not-whole', { outcomes: 99_999_999, returnPoints: 9_599 }],
    ['targetMin', 'targets-out-of-range', { targetMin: 1_000, targetMax: 500 }],
    ['targetMin', 'win-below-play', { targetMin: 100 }],
    ['targetMax', 'chance-too-coarse', { targetMax: 10_000_000 }],
    ['betLevels.SweepStakes.0', 'pay-rounds', { betLevels: { ...definition.betLevels, SweepStakes: [150] } }],
  ])('refuses at %s: %s', (place, reason, change) => {
    expect(checkLimbo({ ...definition, ...change })).toMatchObject({ ok: false, refusal: { place, reason } })
  })
})
