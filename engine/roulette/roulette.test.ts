import { describe, expect, it } from 'vitest'
import { aurumRoulette, crimsonRoulette } from '#games/all.ts'
import { chanceOf, zScore } from '../natural-odds/testing/sampling.ts'
import { sampleStream, scriptedStream } from '../testing/streams.ts'
import { analyzeSpot } from './analyze.ts'
import { checkRoulette } from './definition.ts'
import { rouletteFamily } from './family.ts'
import { playRoulette } from './play.ts'
import { colourOf, isZero, layoutOf } from './spots.ts'
import { seedOf } from '../testing/fresh-seeds.node.ts'

const { definition } = aurumRoulette
const layout = layoutOf(definition)
const { spots: SPOTS, wheel: WHEEL } = layout
const SEED = seedOf(8_500)
const on = (...chips: (readonly [string, number])[]) => ({
  amount: chips.reduce((sum, [, amount]) => sum + amount, 0),
  params: { chips: chips.map(([spot, amount]) => ({ spot, amount })) },
})
const landing = (pocket: number, ...chips: (readonly [string, number])[]) =>
  playRoulette(definition, scriptedStream([pocket]), on(...chips))

describe('roulette', () => {
  it('has the 157 spots of a single-zero layout', () => {
    const byKind = Map.groupBy(SPOTS.values(), ({ kind }) => kind)
    expect(Object.fromEntries([...byKind].map(([kind, spots]) => [kind, spots.length]))).toEqual({
      straight: 37,
      split: 60,
      street: 12,
      trio: 2,
      corner: 22,
      'first-four': 1,
      'six-line': 11,
      column: 3,
      dozen: 3,
      colour: 2,
      parity: 2,
      half: 2,
    })
    expect(new Set([...SPOTS.values()].map(({ numbers }) => numbers.join())).size).toBe(157)
  })

  it.each([...SPOTS.keys()])('FAIR-7 returns exactly 36 of 37 on %s, by landing in every pocket', (spot) => {
    let paid = 0
    for (let pocket = 0; pocket < 37; pocket++) paid += landing(pocket, [spot, 100]).payout
    expect(paid).toBe(3_600)
    expect(analyzeSpot(layout, SPOTS.get(spot)!).rtp).toMatchObject({ numerator: '36', denominator: '37' })
  })

  it('covers neighbors on the layout only', () => {
    for (const { kind, numbers } of SPOTS.values()) {
      if (kind !== 'split' || numbers[0] === 0) continue
      const [left, right] = numbers as [number, number]
      const isSameStreet = Math.ceil(left / 3) === Math.ceil(right / 3)
      expect(isSameStreet ? right - left : (right - left) / 3).toBe(1)
    }
    expect(SPOTS.get('corner-32')!.numbers).toEqual([32, 33, 35, 36])
    expect(SPOTS.get('six-line-31')!.numbers).toEqual([31, 32, 33, 34, 35, 36])
    expect(SPOTS.get('column-3')!.numbers.slice(0, 3)).toEqual([3, 6, 9])
  })

  it('has each pocket once on the wheel, red and black alternating', () => {
    expect(WHEEL.toSorted((left, right) => left - right)).toEqual([...Array(37).keys()])
    WHEEL.slice(1).forEach((number, index) => expect(colourOf(number)).toBe(index % 2 === 0 ? 'red' : 'black'))
  })

  it('pays every chip that covers the number, and names it', () => {
    const { events, payout, stake } = landing(17, ['straight-17', 100], ['split-17-20', 200], ['red', 500], ['odd', 300])
    expect(events.slice(1)).toEqual([
      { type: 'ballLanded', number: 17, colour: 'black' },
      { type: 'chipPaid', spot: 'straight-17', played: 100, amount: 3_600 },
      { type: 'chipPaid', spot: 'split-17-20', played: 200, amount: 3_600 },
      { type: 'chipPaid', spot: 'odd', played: 300, amount: 600 },
      { type: 'roundEnd', payout: 7_800 },
    ])
    expect([payout, stake]).toEqual([7_800, 1_100])
  })

  it('collects all even-money chips at zero', () => {
    expect(landing(0, ['red', 100], ['black', 100], ['even', 100], ['low', 100], ['dozen-1', 100]).payout).toBe(0)
    expect(landing(0, ['first-four', 100]).payout).toBe(900)
  })

  it.each(['straight-0', 'corner-1', 'red'])(`samples to the proven return on %s (seeds from ${SEED})`, (spot) => {
    const play = (stream: Parameters<typeof playRoulette>[1]) => playRoulette(definition, stream, on([spot, 100])).payout / 100
    expect(Math.abs(zScore(analyzeSpot(layout, SPOTS.get(spot)!), { rounds: 10_000, seed: SEED }, play))).toBeLessThan(4)
  })

  it('lands in the same pocket whatever chips are placed', () => {
    const rounds = [on(['red', 100]), on(['straight-5', 50_000]), on(['odd', 300], ['even', 300])]
    expect(new Set(rounds.map((bet) => String(chanceOf(playRoulette(definition, sampleStream(SEED), bet))))).size).toBe(1)
  })

  it.each([
    undefined,
    { chips: [] },
    { chips: [{ spot: 'straight-37', amount: 100 }] },
    { chips: [{ spot: 'split-3-4', amount: 100 }] },
    { chips: [{ spot: 'toString', amount: 100 }] },
    { chips: [{ spot: 'red', amount: 0 }] },
    { chips: [{ spot: 'red', amount: 50.5 }] },
    { chips: [{ spot: 'red' }] },
    {
      chips: [
        { spot: 'red', amount: 50 },
        { spot: 'red', amount: 50 },
      ],
    },
    { chips: [null] },
    { chips: 'red' },
  ])('refuses the params %j', (params) => {
    expect(rouletteFamily.refuse(definition, { amount: 100, ...(params && { params }) })).toBe('bad-params')
  })

  it('refuses a stake that is not the sum of the chips', () => {
    expect(rouletteFamily.refuse(definition, { ...on(['red', 100]), amount: 200 })).toBe('bad-amount')
  })

  it('offers stacks of the available chips, up to the table limit', () => {
    const isOffered = (...chips: (readonly [string, number])[]) =>
      rouletteFamily.isOffered(definition, on(...chips), 'SweepStakes')
    expect(isOffered(['red', 60], ['straight-1', 140])).toBe(true)
    expect(isOffered(['red', 35])).toBe(false)
    expect(isOffered(['red', 4_000], ['black', 1_020])).toBe(false)
  })
})

describe('roulette with two zeros', () => {
  const rules = crimsonRoulette.definition
  const double = layoutOf(rules)
  const landed = (pocket: number, ...chips: (readonly [string, number])[]) =>
    playRoulette(rules, scriptedStream([pocket]), on(...chips))

  it('has the 159 spots of its layout, seven of them around the zeros', () => {
    const counts = Object.fromEntries(
      double.kinds.map((kind) => [kind, [...double.spots.values()].filter((each) => each.kind === kind).length]),
    )
    expect(counts).toMatchObject({ straight: 38, split: 60, street: 12, trio: 3, corner: 22, 'first-five': 1 })
    expect(double.kinds).not.toContain('first-four')
    expect(new Set([...double.spots.values()].map(({ numbers }) => numbers.join())).size).toBe(double.spots.size)
    expect([...double.spots.values()].filter(({ numbers }) => numbers.length > 1 && numbers.some(isZero))).toHaveLength(7)
  })

  it.each([...double.spots.keys()])(
    'FAIR-7 returns 36 of 38 on %s, and 35 on the first five, by landing in every pocket',
    (spot) => {
      let paid = 0
      for (let pocket = 0; pocket < 38; pocket++) paid += landed(pocket, [spot, 100]).payout
      expect(paid).toBe(spot === 'first-five' ? 3_500 : 3_600)
      expect(Number(analyzeSpot(double, double.spots.get(spot)!).rtp.decimal)).toBeCloseTo(paid / 3_800, 12)
    },
  )

  it('has each pocket once on the wheel, the zeros opposite, red and black alternating between them', () => {
    expect(double.wheel.toSorted((left, right) => left - right)).toEqual([...Array(38).keys()])
    expect([double.wheel[0], double.wheel[19]]).toEqual([0, 37])
    const colours = double.wheel.map(colourOf)
    for (const at of [1, 3, 5, 20, 22]) expect(new Set([colours[at], colours[at + 1]])).toEqual(new Set(['red', 'black']))
  })

  it('collects all even-money chips at the double zero, and pays its own spots', () => {
    expect(landed(37, ['red', 100], ['even', 100], ['low', 100], ['dozen-3', 100], ['straight-0', 100]).payout).toBe(0)
    expect(landed(37, ['straight-00', 100], ['split-0-00', 100], ['first-five', 100]).payout).toBe(3_600 + 1_800 + 700)
  })

  it('refuses spots of the other layout', () => {
    expect(rouletteFamily.refuse(rules, on(['first-four', 100]))).toBe('bad-params')
    expect(rouletteFamily.refuse(definition, on(['straight-00', 100]))).toBe('bad-params')
  })
})

describe('checkRoulette', () => {
  it('accepts the definition', () => expect(checkRoulette(definition)).toEqual({ ok: true, value: definition }))

  it.each<[string, string, object]>([
    ['zeros', 'malformed', { zeros: 3 }],
    ['totalMax.SweepStakes', 'malformed', { totalMax: { TournamentPoints: 1_000_000, SweepStakes: 0 } }],
    ['totalMax.SweepStakes', 'total-below-largest-chip', { totalMax: { ...definition.totalMax, SweepStakes: 100 } }],
    ['totalMax.SweepStakes', 'pay-past-whole-numbers', { totalMax: { ...definition.totalMax, SweepStakes: 2 ** 52 } }],
    ['betLevels.SweepStakes.1', 'levels-not-rising', { betLevels: { ...definition.betLevels, SweepStakes: [100, 100] } }],
  ])('refuses at %s: %s', (place, reason, change) => {
    expect(checkRoulette({ ...definition, ...change })).toMatchObject({ ok: false, refusal: { place, reason } })
  })
})
