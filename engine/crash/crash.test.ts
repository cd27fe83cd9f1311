import { describe, expect, it } from 'vitest'
import { analyze } from '../math-report/analyze.ts'
import { analyzeTarget } from '../limbo/analyze.ts'
import { waysOf } from '../limbo/odds.ts'
import { chanceOf, zScore } from '../natural-odds/testing/sampling.ts'
import { seedOf } from '../testing/fresh-seeds.node.ts'
import { sampleStream, scriptedStream } from '../testing/streams.ts'
import { burstsAt, multiplierAt, reachedAt } from './curve.ts'
import { checkCrash } from './definition.ts'
import { crashFamily } from './family.ts'
import { drawBurst, playCrash } from './play.ts'
import { flight } from './testing/fixture-flight.ts'

const SEED = seedOf(6_400)
const drawing = (drawn: number, target: number, amount = 100) =>
  playCrash(flight, scriptedStream([drawn - 1]), { amount, params: { target } })

describe('crash', () => {
  it.each([101, 150, 200, 333, 9_999, 100_000])('pays %i hundredths with the counted draws, and with no other', (target) => {
    const ways = waysOf(flight, target)
    expect([drawing(1, target).payout, drawing(ways, target).payout]).toEqual([target, target])
    expect([drawing(ways + 1, target).payout, drawing(flight.outcomes, target).payout]).toEqual([0, 0])
  })

  it('bursts at the same multiplier for every bet of a round', () => {
    const bursts = [100, 50_000].flatMap((amount) =>
      [101, 250, 100_000].map((target) => {
        const [, flown] = drawing(20_000_000, target, amount).events
        return flown?.type === 'crashFlown' && flown.burst
      }),
    )
    expect(new Set(bursts)).toEqual(new Set([485]))
    expect(drawBurst(flight, scriptedStream([19_999_999]))).toBe(485)
  })

  it('returns 96.99 to 97 percent wherever a bet leaves', () => {
    const { modes } = analyze(flight)
    const { strategies } = modes[0]
    expect(Number(strategies?.['lowest-target']?.decimal)).toBeGreaterThan(0.9699)
    expect(strategies?.['highest-target']?.decimal).toBe('0.970000000000')
    expect(modes.map(({ topWin }) => topWin.multiple)).toContain('1000.00')
  })

  it.each([110, 200, 1_000])(`samples to the proven return at %i hundredths (seeds from ${SEED})`, (target) => {
    const play = (stream: Parameters<typeof playCrash>[1]) =>
      playCrash(flight, stream, { amount: 100, params: { target } }).payout / 100
    expect(Math.abs(zScore(analyzeTarget(flight, target), { rounds: 15_000, seed: SEED }, play))).toBeLessThan(4)
  })

  it('draws the same at every stake and target', () => {
    const rounds = [100, 50_000].flatMap((amount) =>
      [101, 200, 99_999].map((target) => chanceOf(playCrash(flight, sampleStream(SEED), { amount, params: { target } }))),
    )
    expect(new Set(rounds.map(String)).size).toBe(1)
  })

  it.each([undefined, {}, { target: 100 }, { target: 100_001 }, { target: 200.5 }, { target: '200' }, { target: 200, more: 1 }])(
    'refuses the params %j',
    (params) => {
      const bet = { amount: 100, ...(params && { params }) }
      expect(crashFamily.refuse(flight, bet)).toBe('bad-params')
      expect(() => playCrash(flight, sampleStream(1), bet)).toThrow('bad-params')
    },
  )
})

describe('the curve', () => {
  it('starts at 1, never falls, and stops at the top', () => {
    expect(multiplierAt(flight, 0)).toBe(100)
    expect(multiplierAt(flight, -5)).toBe(100)
    expect(multiplierAt(flight, 8_700)).toBe(200)
    expect(multiplierAt(flight, 10_000_000)).toBe(100_000)
    let before = 100
    for (let ms = 0; ms < 90_000; ms += 7) {
      const now = multiplierAt(flight, ms)
      expect(now).toBeGreaterThanOrEqual(before)
      before = now
    }
  })

  it.each([101, 150, 200, 485, 1_000, 99_999, 100_000])('reaches %i hundredths at one millisecond', (multiplier) => {
    const ms = reachedAt(flight, multiplier)
    expect(multiplierAt(flight, ms)).toBeGreaterThanOrEqual(multiplier)
    expect(multiplierAt(flight, ms - 1)).toBeLessThan(multiplier)
  })

  it('shows the burst before it ends, and ends a flight to the top there', () => {
    expect(multiplierAt(flight, burstsAt(flight, 485) - 1)).toBe(485)
    expect(burstsAt(flight, 100)).toBe(reachedAt(flight, 101))
    expect(burstsAt(flight, 100_000)).toBe(reachedAt(flight, 100_000))
  })
})

describe('checkCrash', () => {
  it('accepts the definition', () => expect(checkCrash(flight)).toEqual({ ok: true, value: flight }))

  it.each<[string, string, object]>([
    ['outcomes', 'malformed', { outcomes: 2 ** 33 }],
    ['growth', 'malformed', { growth: 0 }],
    ['returnPoints', 'return-not-whole', { outcomes: 99_999_999, returnPoints: 9_699 }],
    ['targetMin', 'targets-out-of-range', { targetMin: 1_000, targetMax: 500 }],
    ['targetMin', 'win-below-play', { targetMin: 100 }],
    ['targetMax', 'chance-too-coarse', { outcomes: 1_000_000, targetMax: 1_000_000 }],
    ['betLevels.SweepStakes.0', 'pay-rounds', { betLevels: { ...flight.betLevels, SweepStakes: [150] } }],
  ])('refuses at %s: %s', (place, reason, change) => {
    expect(checkCrash({ ...flight, ...change })).toMatchObject({ ok: false, refusal: { place, reason } })
  })
})
