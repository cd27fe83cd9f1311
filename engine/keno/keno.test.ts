import { describe, expect, it } from 'vitest'
import { skyBingo } from '#games/all.ts'
import { chanceOf, zScore } from '../natural-odds/testing/sampling.ts'
import { sampleStream, scriptedStream } from '../testing/streams.ts'
import { analyzeKeno, analyzePicks } from './analyze.ts'
import { checkKeno, type KenoDefinition } from './definition.ts'
import { kenoFamily } from './family.ts'
import { playKeno } from './play.ts'
import { seedOf } from '../testing/fresh-seeds.node.ts'

const { definition } = skyBingo
const SEED = seedOf(7_400)
const counts = definition.pays.map((_, index) => index + 1)
const firstPicks = (count: number): number[] => counts.slice(0, count)

/** Follows the draw ball by ball: the chance of each number of hits after one more ball. */
function returnByBalls(picks: number): number {
  let chances = [1]
  for (let ball = 0; ball < definition.drawn; ball++) {
    const left = definition.numbers - ball
    const next = Array<number>(chances.length + 1).fill(0)
    chances.forEach((chance, hits) => {
      next[hits + 1]! += (chance * (picks - hits)) / left
      next[hits]! += (chance * (left - (picks - hits))) / left
    })
    chances = next
  }
  return definition.pays[picks - 1]!.reduce((sum, pay, hits) => sum + pay * (chances[hits] ?? 0), 0) / 100
}

describe('keno', () => {
  it.each(counts)('returns 94.5 to 96 percent with %i picks, as following the balls gives', (picks) => {
    const { rtp } = analyzePicks(definition, picks)
    expect(Number(rtp.decimal)).toBeCloseTo(returnByBalls(picks), 11)
    expect(returnByBalls(picks)).toBeGreaterThanOrEqual(0.945)
    expect(returnByBalls(picks)).toBeLessThanOrEqual(0.96)
  })

  it('proves five picks at 95.2648 percent', () => {
    expect(analyzeKeno(definition).modes[4]!.rtp.decimal.slice(0, 8)).toBe('0.952647')
  })

  it('counts a small drum as enumerating every draw does', () => {
    const small: KenoDefinition = {
      ...definition,
      numbers: 7,
      drawn: 3,
      pays: [
        [0, 100],
        [0, 10, 500],
      ],
    }
    let [hands, sum] = [0, 0]
    for (let bits = 0; bits < 128; bits++) {
      if (bitsIn(bits) !== 3) continue
      hands++
      sum += small.pays[1]![[0, 1].filter((pick) => (bits >> pick) & 1).length]!
    }
    expect(Number(analyzePicks(small, 2).rtp.decimal)).toBeCloseTo(sum / hands / 100, 11)
  })

  it.each([1, 5, 10])(`samples to the proven return with %i picks (seeds from ${SEED})`, (picks) => {
    const params = { picks: firstPicks(picks) }
    const z = zScore(
      analyzePicks(definition, picks),
      { rounds: 10_000, seed: SEED },
      (stream) => playKeno(definition, stream, { amount: 100, params }).payout / 100,
    )
    expect(Math.abs(z)).toBeLessThan(4)
  })

  it('draws ten different balls, and pays for the picks among them', () => {
    const stream = scriptedStream([0, 0, 0, 36, 35, 34, 33, 32, 31, 30])
    const { events, payout } = playKeno(definition, stream, { amount: 200, params: { picks: [39, 2, 40, 1, 20] } })
    const balls = events.flatMap((event) => (event.type === 'kenoBall' ? event.number : []))
    expect(balls).toEqual([1, 2, 3, 40, 39, 38, 37, 36, 35, 34])
    expect(events.at(-2)).toEqual({
      type: 'kenoResult',
      picks: [1, 2, 20, 39, 40],
      hits: [1, 2, 39, 40],
      pay: 1_400,
      amount: 2_800,
    })
    expect(payout).toBe(2_800)
  })

  it('draws the same at every stake and for all picks', () => {
    const rounds = [100, 20_000].flatMap((amount) =>
      counts.map((count) => chanceOf(playKeno(definition, sampleStream(SEED), { amount, params: { picks: firstPicks(count) } }))),
    )
    expect(new Set(rounds.map(String)).size).toBe(1)
  })

  it.each([
    undefined,
    {},
    { picks: [] },
    { picks: [1, 1] },
    { picks: [0] },
    { picks: [41] },
    { picks: [1.5] },
    { picks: ['1'] },
    { picks: 7 },
    { picks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] },
  ])('refuses the params %j', (params) => {
    expect(kenoFamily.refuse(definition, { amount: 100, ...(params && { params }) })).toBe('bad-params')
  })

  it.each([0, 199])('refuses the stake %d', (amount) => {
    expect(kenoFamily.refuse(definition, { amount, params: { picks: [7] } })).toBe('bad-amount')
  })
})

describe('checkKeno', () => {
  const withPays = (pays: number[][]) => ({ pays })

  it('accepts the definition', () => expect(checkKeno(definition)).toEqual({ ok: true, value: definition }))

  it.each<[string, string, object]>([
    ['pays', 'malformed', withPays([])],
    ['drawn', 'draws-every-ball', { numbers: 10 }],
    ['pays', 'more-picks-than-balls', { drawn: 9 }],
    ['pays.0', 'hits-do-not-match', withPays([[0, 380, 1]])],
    [
      'pays.1.2',
      'pay-falls',
      withPays([
        [0, 380],
        [0, 100, 50],
      ]),
    ],
    ['pays.0', 'return-out-of-range', withPays([[0, 390]])],
    ['betLevels.TournamentPoints.0', 'pay-rounds', { betLevels: { ...definition.betLevels, TournamentPoints: [99] } }],
  ])('refuses at %s: %s', (place, reason, change) => {
    expect(checkKeno({ ...definition, ...change })).toMatchObject({ ok: false, refusal: { place, reason } })
  })
})

const bitsIn = (bits: number): number => bits.toString(2).replaceAll('0', '').length
