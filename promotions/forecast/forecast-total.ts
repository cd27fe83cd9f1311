import { assert } from '#kernel/result.ts'
import { sfc32 } from '#kernel/sfc32.ts'
import type { Cost, Moments, PrizeRow } from '../definition.ts'
import { binomial, normal, type Uniform } from './sampling.ts'

export interface ForecastOrder {
  readonly perTrigger: Pick<Cost, 'coins' | 'entries' | 'prizes'>
  /** Triggers per day of each player of a random sample, the inactive ones included: with 0. */
  readonly triggersPerPlayerDay: readonly number[]
  /** The players who may join, of whom the sample is one. */
  readonly players: number
  readonly days: number
  /** How often the sampled days are in it: as many days of others tell less than as many days of their own. */
  readonly repeats?: number
  /** The same seed gives the same forecast. */
  readonly seed: number
}

/** Minor units, or triggers. `p95` is exceeded in one of 20 cases; 99 of 100 cases exceed `p1`. */
export interface Quantiles {
  readonly mean: number
  readonly p1: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

export interface Forecast {
  readonly triggers: Quantiles
  readonly coins: Quantiles
  readonly entries: Quantiles
}

const RESAMPLES = 2_000

/**
 * What a run costs in total. How often players trigger it follows from the sampled players by a studentized bootstrap,
 * the amounts from mean, variance and largest grant. Assumes that players behave as in the sampled days.
 */
export function forecastTotal(order: ForecastOrder): Forecast {
  const { triggers, coins, entries } = possibleTotals(order)
  return { triggers: quantiles(triggers), coins: quantiles(coins), entries: quantiles(entries) }
}

/** Of several triggers. The same resamples of players are drawn for each, so that those who do more do more of each. */
export function forecastTotals(orders: readonly ForecastOrder[]): Pick<Forecast, 'coins' | 'entries'> {
  const all = orders.map(possibleTotals)
  const sum = (of: 'coins' | 'entries'): Quantiles =>
    quantiles({
      mean: all.reduce((total, each) => total + each[of].mean, 0),
      values: Array.from({ length: RESAMPLES }, (_, at) => all.reduce((total, each) => total + each[of].values[at]!, 0)),
    })
  return { coins: sum('coins'), entries: sum('entries') }
}

/** Totals that are equally likely, with their exact mean. */
interface Possible {
  readonly mean: number
  readonly values: readonly number[]
}

function possibleTotals({ perTrigger, triggersPerPlayerDay, players, days, repeats = 1, seed }: ForecastOrder) {
  assert(triggersPerPlayerDay.length > 1, 'a forecast needs a sample of players')
  const uniform = uniformOf(seed)
  const { mean, sigma } = momentsOf(triggersPerPlayerDay)
  const totals = Array.from({ length: RESAMPLES }, () => {
    const rate =
      possibleMean(triggersPerPlayerDay, { mean, sigma, repeats }, uniform) + (sigma / Math.sqrt(players)) * normal(uniform)
    return Math.max(0, Math.round(rate * players * days))
  })
  const triggers = mean * players * days
  const { coins, entries, prizes } = perTrigger
  const drawn = totals.map((count) => (prizes ? sumOfDraws(count, prizes, uniform) : sumOfMoments(count, perTrigger, uniform)))
  const of = (asset: 'coins' | 'entries', { mean: each }: Moments): Possible => ({
    mean: triggers * each,
    values: drawn.map((sum) => sum[asset]),
  })
  return { triggers: { mean: triggers, values: totals }, coins: of('coins', coins), entries: of('entries', entries) }
}

/**
 * A mean that all players may have, given the sample: the error of a resample in its own standard errors, applied to
 * the sample (bootstrap-t; Hall, 1988). Plain resamples put too little above the mean where few players play much.
 */
function possibleMean(sample: readonly number[], known: Spread & { readonly repeats: number }, uniform: Uniform): number {
  const again = momentsOf(sample, () => sample[Math.floor(uniform() * sample.length)]!)
  const scale = known.sigma / Math.max(again.sigma, known.sigma / SCALE_MAX || 1)
  return known.mean - (again.mean - known.mean) * scale * Math.sqrt(known.repeats)
}

/** A small sample's resample may be nearly without spread. */
const SCALE_MAX = 5

/** The sum of this number of draws: the count of each prize is binomial among the draws that are left. */
function sumOfDraws(draws: number, prizes: readonly PrizeRow[], uniform: Uniform): Record<'coins' | 'entries', number> {
  let [left, weightLeft] = [draws, prizes.reduce((sum, { weight }) => sum + Number(weight), 0)]
  const sum = { coins: 0, entries: 0 }
  for (const { weight, coins, entries } of prizes) {
    const share = Number(weight) / weightLeft
    const count = share >= 1 ? left : binomial(left, share, uniform)
    sum.coins += count * coins
    sum.entries += count * entries
    left -= count
    weightLeft -= Number(weight)
  }
  return sum
}

const sumOfMoments = (triggers: number, { coins, entries }: Pick<Cost, 'coins' | 'entries'>, uniform: Uniform) => ({
  coins: amountOf(triggers, coins, uniform),
  entries: amountOf(triggers, entries, uniform),
})

/**
 * The sum of this number of grants: each is either the largest or a smaller amount, in the proportion that has this mean and
 * variance. No other distribution with them is more skewed (Chebyshev and Markov), so rare large prizes are kept.
 */
function amountOf(triggers: number, { mean, variance, max }: Moments, uniform: Uniform): number {
  const above = max - mean
  if (variance === 0 || above <= 0) return triggers * mean
  const largest = binomial(triggers, variance / (variance + above ** 2), uniform)
  return largest * max + (triggers - largest) * (mean - variance / above)
}

interface Spread {
  readonly mean: number
  readonly sigma: number
}

function momentsOf(values: readonly number[], pick = (at: number): number => values[at]!): Spread {
  let [sum, squares] = [0, 0]
  for (let at = 0; at < values.length; at++) {
    const value = pick(at)
    sum += value
    squares += value * value
  }
  const mean = sum / values.length
  return { mean, sigma: Math.sqrt(Math.max(0, squares / values.length - mean * mean)) }
}

function quantiles({ mean, values }: Possible): Quantiles {
  const sorted = Float64Array.from(values).sort()
  const at = (share: number): number => Math.round(sorted[Math.ceil(share * sorted.length) - 1]!)
  return { mean, p1: at(0.01), p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

function uniformOf(seed: number): Uniform {
  const next = sfc32(seed)
  return () => next() / 2 ** 32
}
