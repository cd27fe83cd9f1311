import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { playPromotion } from '#promotions/testing/play-promotion.ts'
import type { Meter } from '../contract.ts'
import { funMachineCampaign } from '../shared/campaign.ts'
import { funMachine, pullOdds } from './promotion.ts'

const prizes = [
  { coins: 20_000, entries: 0, chancePer100k: 75_000 },
  { coins: 100_000, entries: 10, chancePer100k: 25_000 },
]
const config = { coinsToFill: 1_000, pullsMax: 3, startPulls: 0, games: ['a-game'], prizes }

/** A coin round in a qualifying game unless told otherwise. */
const round = (stake: number, told: object = {}) =>
  ({ roundId: 'rnd_1', game: 'a-game', mode: 'TournamentPoints', stake, win: 0, isFree: false, ...told }) as never
const open = (changes: Partial<typeof config> = {}, draws?: string[]) =>
  playPromotion(funMachine, { config: { ...config, ...changes }, ...(draws && { draws }) })
const told = ({ pushes }: ReturnType<typeof open>) => pushes.map(({ data }) => data as Meter & { action: string })

describe('a meter', () => {
  test('fills with coin play, tells when one is full, and stops with all of them', () => {
    const played = open()
    for (const stake of [999, 1, 2_500, 100]) played.hear('round.settled', round(stake))
    expect(played.cell.points).toBe(3_000)
    expect(told(played).map(({ action, filled, pulls }) => [action, filled, pulls])).toEqual([
      ['progress', 999, 0],
      ['full', 0, 1],
      ['full', 0, 3],
      ['progress', 0, 3],
    ])
  })

  test.each([
    ['of another game', { game: 'another' }],
    ['played with entries', { mode: 'SweepStakes' }],
    ['that was free', { isFree: true }],
  ])('takes nothing from a round %s', (_, difference) => {
    const played = open()
    played.hear('round.settled', round(500, difference))
    expect([played.cell.points, played.pushes]).toEqual([0, []])
  })

  test('loses the coins of a reversed round, but never more than it has', () => {
    const played = open()
    played.hear('round.settled', round(700))
    played.hear('round.reversed', round(300))
    expect(played.cell.points).toBe(400)
    played.hear('round.reversed', round(900))
    expect(played.cell.points).toBe(0)
  })
})

describe('a pull', () => {
  test('without a full meter is refused and draws nothing', () => {
    const played = open()
    played.hear('round.settled', round(999))
    expect(played.act('pull')).toEqual({ refused: 'not-full' })
    expect(played.grants).toEqual([])
  })

  test('FAIR-9 pays the drawn prize, takes one meter and keeps the rest', () => {
    const { rules } = pullOdds(prizes)
    const played = open({ startPulls: 1 }, [rules.prizes[1]!.id])
    played.hear('round.settled', round(250))
    expect(played.act('pull')).toMatchObject({ reply: { index: 1, meter: { filled: 250, pulls: 0, pulled: 1 } } })
    expect(played.grants).toEqual([{ key: 'pull:1', value: { kind: 'balance', coins: 100_000, entries: 10 } }])
  })

  test('costs exactly the average of its odds', () => {
    expect(funMachine.cost(config)).toMatchObject([
      { act: 'pull', coins: { mean: 40_000, max: 100_000 }, entries: { mean: 2.5, max: 10 } },
    ])
  })
})

test('pulls never exceed the coins played, and their grants have keys of their own', () => {
  const steps = fc.array(fc.oneof(fc.integer({ min: 1, max: 2_000 }), fc.constant('pull' as const)), { maxLength: 40 })
  fc.assert(
    fc.property(steps, (all) => {
      const played = open()
      let staked = 0
      for (const step of all) {
        if (step === 'pull') played.act('pull')
        else {
          staked += step
          played.hear('round.settled', round(step))
        }
      }
      expect(played.cell.points + played.cell.pulled * config.coinsToFill).toBeLessThanOrEqual(staked)
      expect(played.grants.map(({ key }) => key)).toEqual(played.grants.map((_, nth) => `pull:${nth + 1}`))
    }),
  )
})

test.each([
  ['as many as fit', 3, true],
  ['more than fit', 4, false],
])('the first pulls are %s', (_, startPulls, isFine) => {
  expect(funMachineCampaign.config.safeParse({ ...config, startPulls }).success).toBe(isFine)
})
