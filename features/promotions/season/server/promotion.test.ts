import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { settledRound } from '#platform/testing/settled-round.ts'
import { playPromotion } from '#promotions/testing/play-promotion.ts'
import { demoSeason } from './seed-campaigns.ts'
import { season } from './promotion.ts'

const COIN = 100

const open = (over: Partial<typeof demoSeason> = {}) => playPromotion(season, { config: { ...demoSeason, ...over } })
type Played = ReturnType<typeof open>

/** Whole coins. */
const round = (played: Played, stake: number, told: Parameters<typeof settledRound>[1] = {}) =>
  played.hear('round.settled', settledRound('rnd_1', { stake: stake * COIN, ...told }))
const reverse = (played: Played, stake: number) =>
  played.hear('round.reversed', { ...settledRound('rnd_1', { stake: stake * COIN }), reason: 'rolled-back', isWhole: true })
const granted = (played: Played, value: object, feature = 'daily-wheel') =>
  played.hear('grant.given', { grantId: 'g', run: null, feature, kind: 'balance', value, costCents: 0 } as never)
const last = ({ pushes }: Played) => pushes.at(-1)?.data
const keys = ({ grants }: Played) => grants.map(({ key }) => key)

describe('points', () => {
  test('come from the stakes of both modes, at the rates of the configuration', () => {
    const played = open()
    round(played, 40)
    expect(last(played)).toEqual({
      action: 'progressUpdate',
      slug: 'test',
      totalProgressPercents: 0,
      currentLevel: 0,
      points: 40,
    })
    round(played, 0, { mode: 'SweepStakes', stake: 25 })
    expect(played.cell).toEqual({ hundredths: 9_000, level: 0 })
  })

  test('come from no free round and from no mode without a rate', () => {
    const played = open({ pointsPerUnit: { TournamentPoints: 0, SweepStakes: 200 } })
    round(played, 40)
    round(played, 0, { mode: 'SweepStakes', stake: 500, isFree: true })
    expect(played.pushes).toEqual([])
  })

  test('of a reversed round are taken back, but no level, and no level is paid twice', () => {
    const played = open()
    round(played, 1_000)
    reverse(played, 1_000)
    expect(last(played)).toMatchObject({ points: 0, currentLevel: 1 })
    round(played, 2_999)
    expect(keys(played)).toEqual(['level:1'])
  })

  test('come from rewards of other promotions, and from points granted for the season', () => {
    const played = open()
    granted(played, { kind: 'balance', coins: 5, entries: 0 })
    granted(played, { kind: 'free-spins', game: 'a', count: 5, betLevel: 20, lifetimeSeconds: 60 })
    expect(last(played)).toMatchObject({ points: 500 })
    granted(played, { kind: 'points', of: 'season', count: 40, lifetimeSeconds: null })
    expect(last(played)).toMatchObject({ points: 540 })
  })

  test('come from no prize of a season, so that no level leads to the next, and from no ticket', () => {
    const played = open()
    granted(played, { kind: 'balance', coins: 5, entries: 0 }, 'season')
    granted(played, { kind: 'ticket', of: 'tickets', count: 1, lifetimeSeconds: null }, 'lottery')
    expect(played.pushes).toEqual([])
    const without = open({ pointsPerReward: 0 })
    granted(without, { kind: 'balance', coins: 5, entries: 0 })
    expect(without.pushes).toEqual([])
  })

  test('are the exact sum of the stakes, and every level below them is paid once', () => {
    const stakes = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 40 })
    fc.assert(
      fc.property(stakes, (rounds) => {
        const played = open()
        for (const stake of rounds) played.hear('round.settled', settledRound('rnd_1', { stake }))
        const sum = rounds.reduce((total, stake) => total + stake, 0)
        expect(played.cell.hundredths).toBe(sum)
        const reached = demoSeason.levels.filter(({ points }) => points * 100 <= sum)
        expect(keys(played)).toEqual(reached.map(({ level }) => `level:${level}`))
        expect(JSON.stringify(played.cell).length).toBeLessThanOrEqual(200)
      }),
    )
  })
})

describe('a level', () => {
  test('pays its prize; one round may reach several', () => {
    const played = open()
    round(played, 10_000)
    expect(played.grants.at(-1)).toEqual({ key: 'level:4', value: { kind: 'balance', coins: 400_000, entries: 50 } })
    expect(keys(played)).toHaveLength(4)
    expect(last(played)).toMatchObject({ currentLevel: 4, totalProgressPercents: 12.8 })
  })

  test('is told with what was paid, its entries in hundreds', () => {
    const told = (entries: number) =>
      season.paidPush!({ key: 'level:4', value: { kind: 'balance', coins: 400_000, entries } }, open().run as never)
    expect(told(50)).toEqual({ type: 'season', data: { action: 'prizeAssigned', level: 4, coins: 400_000, entries: 0.005 } })
    expect(told(0)?.data).toMatchObject({ entries: 0 })
  })

  test('after the last one the progress is whole, and stays whole', () => {
    const played = open()
    round(played, 77_999)
    expect(last(played)).toMatchObject({ currentLevel: 11, totalProgressPercents: 99.9 })
    round(played, 1)
    expect(last(played)).toMatchObject({ currentLevel: 12, totalProgressPercents: 100 })
    round(played, 500)
    reverse(played, 10_000)
    expect(last(played)).toMatchObject({ currentLevel: 12, totalProgressPercents: 100 })
    expect(keys(played)).toHaveLength(12)
  })
})

test('the cost is exact: the prize of each level', () => {
  const costs = season.cost(demoSeason)
  expect(costs).toHaveLength(12)
  expect(costs[3]).toMatchObject({ trigger: 'level 4', coins: { mean: 400_000 }, entries: { mean: 50, variance: 0, max: 50 } })
})
