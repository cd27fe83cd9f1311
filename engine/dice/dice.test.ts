import { describe, expect, it } from 'vitest'
import { diceDuel } from '#games/all.ts'
import { chanceOf, zScore } from '../natural-odds/testing/sampling.ts'
import { sampleStream, scriptedStream } from '../testing/streams.ts'
import { analyzeDice, analyzeWays } from './analyze.ts'
import { checkDice } from './definition.ts'
import { diceFamily } from './family.ts'
import { type DiceSide, offeredWays, payOf, targetOf } from './odds.ts'
import { playDice } from './play.ts'
import { seedOf } from '../testing/fresh-seeds.node.ts'

const { definition } = diceDuel
const SEED = seedOf(4_100)
const SIDES: readonly DiceSide[] = ['over', 'under']
const targets = SIDES.flatMap((side) =>
  offeredWays(definition).map((ways) => ({ side, target: targetOf(definition, side, ways) })),
)

/** Enumerates all rolls, without the closed form. */
function countWins(side: DiceSide, target: number): number {
  let wins = 0
  for (let roll = 1; roll <= definition.faces; roll++) if (side === 'over' ? roll > target : roll < target) wins++
  return wins
}

describe('dice', () => {
  it('returns 95.95 to 96 percent at every target offered, counted roll by roll', () => {
    expect(targets.length).toBeGreaterThan(3_000)
    for (const { side, target } of targets) {
      const ways = countWins(side, target)
      const hundredths = ways * payOf(definition, ways)
      expect(hundredths).toBeGreaterThanOrEqual(959_500)
      expect(hundredths).toBeLessThanOrEqual(960_000)
      expect(payOf(definition, ways)).toBeGreaterThan(100)
    }
  })

  it('publishes the lowest and the highest return of all targets', () => {
    const { strategies } = analyzeDice(definition).modes[0]
    expect([strategies?.['lowest-target']?.decimal, strategies?.['highest-target']?.decimal]).toEqual([
      '0.959500000000',
      '0.960000000000',
    ])
  })

  it('pays just past the target, and not on it', () => {
    const at = (side: DiceSide, target: number, roll: number) =>
      playDice(definition, scriptedStream([roll - 1]), { amount: 200, params: { side, target } }).payout
    expect([at('over', 5_000, 5_001), at('over', 5_000, 5_000)]).toEqual([384, 0])
    expect([at('under', 5_001, 5_000), at('under', 5_001, 5_001)]).toEqual([384, 0])
  })

  it('pays whole minor units at every stake and target offered', () => {
    for (const amount of Object.values(definition.betLevels).flat()) {
      for (const ways of offeredWays(definition))
        expect(Number.isSafeInteger((amount * payOf(definition, ways)) / 100)).toBe(true)
    }
  })

  it.each([100, 1_000, 5_000, 9_500])(`samples to the proven return with %i winning rolls (seeds from ${SEED})`, (ways) => {
    const params = { side: 'over', target: targetOf(definition, 'over', ways) }
    const play = (stream: Parameters<typeof playDice>[1]) => playDice(definition, stream, { amount: 100, params }).payout / 100
    expect(Math.abs(zScore(analyzeWays(definition, ways), { rounds: 20_000, seed: SEED }, play))).toBeLessThan(4)
  })

  it('rolls the same at every stake and target', () => {
    const rounds = [100, 50_000].flatMap((amount) =>
      targets.slice(0, 5).map((params) => chanceOf(playDice(definition, sampleStream(SEED), { amount, params }))),
    )
    expect(new Set(rounds.map(String)).size).toBe(1)
  })

  it.each([
    undefined,
    {},
    { side: 'over' },
    { side: 'on', target: 5_000 },
    { side: 'over', target: 5_000.5 },
    { side: 'over', target: '5000' },
    { side: 'over', target: 0 },
    { side: 'over', target: 9_999 },
    { side: 'over', target: 5_200 - 150 },
    { side: 'over', target: 5_000, more: 1 },
  ])('refuses the params %j', (params) => {
    const bet = { amount: 100, ...(params && { params }) }
    expect(diceFamily.refuse(definition, bet)).toBe('bad-params')
    expect(() => playDice(definition, sampleStream(1), bet)).toThrow('bad-params')
  })

  it.each([0, -100, 150, 99.5, 2 ** 53])('refuses the stake %d', (amount) => {
    expect(diceFamily.refuse(definition, { amount, params: { side: 'over', target: 5_000 } })).toBe('bad-amount')
  })

  it('offers the listed stakes only', () => {
    const params = { side: 'over', target: 5_000 }
    expect(diceFamily.isOffered(definition, { amount: 5_000, params }, 'SweepStakes')).toBe(true)
    expect(diceFamily.isOffered(definition, { amount: 5_000, params }, 'TournamentPoints')).toBe(false)
  })

  it('takes no choices', () => {
    const bet = { amount: 100, params: { side: 'over', target: 5_000 } }
    expect(() => playDice(definition, sampleStream(1), bet, [{ kind: 'roll' }])).toThrow('no more choices')
  })
})

describe('checkDice', () => {
  it('accepts the definition', () => expect(checkDice(definition)).toEqual({ ok: true, value: definition }))

  it.each<[string, string, object]>([
    ['faces', 'malformed', { faces: 1 }],
    ['betLevels.SweepStakes', 'malformed', { betLevels: { ...definition.betLevels, SweepStakes: [] } }],
    ['returnPoints', 'return-not-whole', { faces: 9_999, returnPoints: 9_599 }],
    ['waysMax', 'ways-out-of-range', { waysMax: 10_000 }],
    ['waysMax', 'win-below-play', { waysMax: 9_600 }],
    ['roundingPointsMax', 'nothing-offered', { waysMin: 9_101, waysMax: 9_102, roundingPointsMax: 0 }],
    ['betLevels.SweepStakes.1', 'levels-not-rising', { betLevels: { ...definition.betLevels, SweepStakes: [200, 100] } }],
    ['betLevels.SweepStakes.0', 'pay-rounds', { betLevels: { ...definition.betLevels, SweepStakes: [150] } }],
    [
      'betLevels.SweepStakes.0',
      'pay-past-whole-numbers',
      { betLevels: { ...definition.betLevels, SweepStakes: [4_500_000_000_000_000] } },
    ],
  ])('refuses at %s: %s', (place, reason, change) => {
    expect(checkDice({ ...definition, ...change })).toMatchObject({ ok: false, refusal: { place, reason } })
  })
})
