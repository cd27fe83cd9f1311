import { describe, expect, it } from 'vitest'
import { fairgroundWheel } from '#games/all.ts'
import { chanceOf, zScore } from '../natural-odds/testing/sampling.ts'
import { seedOf } from '../testing/fresh-seeds.node.ts'
import { sampleStream, scriptedStream } from '../testing/streams.ts'
import { analyzeWheel } from './analyze.ts'
import { checkPrizeWheel, type PrizeWheel } from './definition.ts'
import { prizeWheelFamily } from './family.ts'
import { segmentCounts } from './odds.ts'
import { playPrizeWheel } from './play.ts'

const { definition } = fairgroundWheel
const SEED = seedOf(7_100)
const wheels = definition.wheels.map((wheel) => [`${wheel.pays.length} segments, ${wheel.risk}`, wheel] as const)
const paramsOf = ({ pays, risk }: PrizeWheel) => ({ segments: pays.length, risk })

describe.each(wheels)('%s', (_, wheel) => {
  it('FAIR-7 returns 96 percent, by stopping at every segment', () => {
    let paid = 0
    for (let segment = 0; segment < wheel.pays.length; segment++) {
      paid += playPrizeWheel(definition, scriptedStream([segment]), { amount: 100, params: paramsOf(wheel) }).payout
    }
    expect(paid).toBe(96 * wheel.pays.length)
    expect(analyzeWheel(wheel).rtp.decimal).toBe('0.960000000000')
  })
})

describe('the prize wheel', () => {
  it('has 10 to 50 segments in each risk, and pays more at more risk', () => {
    expect(segmentCounts(definition)).toEqual([10, 20, 30, 40, 50])
    for (const count of segmentCounts(definition)) {
      const tops = (['low', 'medium', 'high'] as const).map((risk) =>
        Math.max(...definition.wheels.find((each) => each.pays.length === count && each.risk === risk)!.pays),
      )
      expect(new Set(tops).size).toBe(3)
      expect(tops).toEqual(tops.toSorted((left, right) => left - right))
    }
  })

  it.each([wheels[0]!, wheels[7]!, wheels[14]!])(`samples to the proven return with %s (seeds from ${SEED})`, (_, wheel) => {
    const play = (stream: Parameters<typeof playPrizeWheel>[1]) =>
      playPrizeWheel(definition, stream, { amount: 100, params: paramsOf(wheel) }).payout / 100
    expect(Math.abs(zScore(analyzeWheel(wheel), { rounds: 6_000, seed: SEED }, play))).toBeLessThan(4)
  })

  it('tells the segment and what it pays', () => {
    const { events, payout } = playPrizeWheel(definition, scriptedStream([0]), {
      amount: 300,
      params: { segments: 50, risk: 'high' },
    })
    expect(events[1]).toEqual({ type: 'wheelTurned', segment: 0, pay: 4_800, amount: 14_400 })
    expect(payout).toBe(14_400)
  })

  it('stops at the same segment at every stake and risk', () => {
    const rounds = [100, 20_000].flatMap((amount) =>
      (['low', 'high'] as const).map((risk) =>
        chanceOf(playPrizeWheel(definition, sampleStream(SEED), { amount, params: { segments: 30, risk } })),
      ),
    )
    expect(new Set(rounds.map(String)).size).toBe(1)
  })

  it.each([undefined, {}, { segments: 15, risk: 'low' }, { segments: 10, risk: 'none' }, { segments: '10', risk: 'low' }])(
    'refuses the params %j',
    (params) => expect(prizeWheelFamily.refuse(definition, { amount: 100, ...(params && { params }) })).toBe('bad-params'),
  )

  it.each([0, 55, 100.5, -100])('refuses the stake %d', (amount) => {
    expect(prizeWheelFamily.refuse(definition, { amount, params: { segments: 10, risk: 'low' } })).toBe('bad-amount')
  })
})

describe('checkPrizeWheel', () => {
  const [wheel] = definition.wheels as [PrizeWheel]

  it('accepts the definition', () => expect(checkPrizeWheel(definition)).toEqual({ ok: true, value: definition }))

  it.each<[string, string, object]>([
    ['wheels', 'malformed', { wheels: [] }],
    ['wheels.0.risk', 'malformed', { wheels: [{ ...wheel, risk: 'wild' }] }],
    ['wheels.1', 'wheel-twice', { wheels: [wheel, wheel] }],
    ['wheels.0.pays', 'return-out-of-range', { wheels: [{ ...wheel, pays: [100, 100] }] }],
    ['betLevels.SweepStakes.0', 'pay-rounds', { betLevels: { ...definition.betLevels, SweepStakes: [15] } }],
  ])('refuses at %s: %s', (place, reason, change) => {
    expect(checkPrizeWheel({ ...definition, ...change })).toMatchObject({ ok: false, refusal: { place, reason } })
  })
})
