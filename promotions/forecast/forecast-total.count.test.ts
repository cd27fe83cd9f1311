import { describe, expect, test } from 'vitest'
import { sfc32 } from '#kernel/sfc32.ts'
import { forecastTotal } from './forecast-total.ts'
import { prizeMoments } from '#engine/math-report/prize-moments.ts'
import { binomial, normal } from './sampling.ts'

const uniformOf = (seed: number) => {
  const next = sfc32(seed)
  return () => next() / 2 ** 32
}
const nothing = prizeMoments([[1, 0]])

describe('a forecast', () => {
  const fixed = { coins: prizeMoments([[1, 100]]), entries: nothing }

  test('of equal players and equal grants is certain', () => {
    const forecast = forecastTotal({ perTrigger: fixed, triggersPerPlayerDay: [2, 2, 2], players: 50, days: 7, seed: 1 })
    expect(forecast.triggers).toEqual({ mean: 700, p1: 700, p50: 700, p95: 700, p99: 700 })
    expect(forecast.coins).toEqual({ mean: 70_000, p1: 70_000, p50: 70_000, p95: 70_000, p99: 70_000 })
    expect(forecast.entries).toEqual({ mean: 0, p1: 0, p50: 0, p95: 0, p99: 0 })
  })

  test('is repeated by its seed, and another seed differs little', () => {
    const triggersPerPlayerDay = Array.from({ length: 1_000 }, (_, at) => at % 5)
    const of = (seed: number) => forecastTotal({ perTrigger: fixed, triggersPerPlayerDay, players: 100_000, days: 7, seed })
    expect(of(1)).toEqual(of(1))
    expect(of(2)).not.toEqual(of(1))
    expect(Math.abs(of(2).coins.p99 / of(1).coins.p99 - 1)).toBeLessThan(0.01)
  })

  test('of a smaller sample is less certain', () => {
    const widthOf = (size: number) => {
      const triggersPerPlayerDay = Array.from({ length: size }, (_, at) => at % 10)
      const { coins } = forecastTotal({ perTrigger: fixed, triggersPerPlayerDay, players: 1_000_000, days: 7, seed: 3 })
      return (coins.p95 - coins.p50) / coins.mean
    }
    // A hundredth of the players is ten times as uncertain.
    expect(widthOf(100) / widthOf(10_000)).toBeGreaterThan(8)
    expect(widthOf(100) / widthOf(10_000)).toBeLessThan(12)
  })

  test('keeps a rare large prize: without it in half of the cases, several in one of a hundred', () => {
    const jackpot = {
      coins: prizeMoments([
        [1, 1_000_000],
        [999, 0],
      ]),
      entries: nothing,
    }
    const { coins } = forecastTotal({ perTrigger: jackpot, triggersPerPlayerDay: [1, 1], players: 600, days: 1, seed: 4 })
    // Of a Poisson distribution with mean 0.6: 0 at 50 %, 2 at 95 %, 3 at 99 %.
    expect(coins).toEqual({ mean: 600_000, p1: 0, p50: 0, p95: 2_000_000, p99: 3_000_000 })
  })
})

test('half of 200 weeks cost less than P50, and one in 20 more than P95', () => {
  const table = [
    [70, 0],
    [25, 500],
    [4, 5_000],
    [1, 50_000],
  ] as const
  const perTrigger = { coins: prizeMoments(table), entries: nothing }
  const uniform = uniformOf(20_261_124)
  const weeks = 200
  const [players, days] = [4_000, 7]
  const rate = () => (uniform() < 0.6 ? 0 : Math.exp(0.5 + normal(uniform)))
  let [underHalf, overP95, overP99] = [0, 0, 0]
  for (let week = 0; week < weeks; week++) {
    const triggersPerPlayerDay = Array.from({ length: 200 }, rate)
    const { coins } = forecastTotal({ perTrigger, triggersPerPlayerDay, players, days, seed: week })
    const actual = weekOf({ players, days, rate, table }, uniform)
    if (actual < coins.p50) underHalf++
    if (actual > coins.p95) overP95++
    if (actual > coins.p99) overP99++
  }
  expect(Math.abs(underHalf / weeks - 0.5)).toBeLessThan(0.1)
  expect(overP95 / weeks).toBeGreaterThan(0.02)
  expect(overP95 / weeks).toBeLessThan(0.09)
  expect(overP99 / weeks).toBeLessThan(0.04)
})

interface Week {
  readonly players: number
  readonly days: number
  readonly rate: () => number
  readonly table: readonly (readonly [weight: number, value: number])[]
}

/** Other players than the sampled ones, and what the table gives them. */
function weekOf({ players, days, rate, table }: Week, uniform: () => number): number {
  let triggers = 0
  for (let player = 0; player < players; player++) triggers += rate() * days
  let [rest, weights, sum] = [Math.round(triggers), table.reduce((all, [weight]) => all + weight, 0), 0]
  for (const [weight, value] of table) {
    const hits = binomial(rest, weight / weights, uniform)
    sum += hits * value
    rest -= hits
    weights -= weight
  }
  return sum
}

test.each([
  [10, 0.3],
  [1_000_000, 0.00001],
  [1_000_000, 0.999999],
  [100_000, 0.4],
  [50, 0],
  [50, 1],
])('%i trials with chance %d have the mean and variance of a binomial distribution', (trials, chance) => {
  const uniform = uniformOf(7)
  const counts = Array.from({ length: 20_000 }, () => binomial(trials, chance, uniform))
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
  const variance = counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / counts.length
  const expected = trials * chance * (1 - chance)
  expect(Math.abs(mean - trials * chance)).toBeLessThanOrEqual(4 * Math.sqrt(expected / counts.length))
  expect(Math.abs(variance - expected)).toBeLessThanOrEqual(0.05 * expected)
  expect(counts.every((count) => count >= 0 && count <= trials)).toBe(true)
})
