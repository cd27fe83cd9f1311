import { greatestCommonDivisor } from '../../math-report/fraction.ts'
import { Polynomials } from '../../math-report/polynomial.ts'
import type { SeriesCounts } from './free-spins.ts'
import type { SpinCounts, SpinOutcome } from './spin-counts.ts'

/** All rounds by win: `ways[k]` of `total` win k steps, `capWays` win the cap. */
export interface PayoutCounts {
  readonly stepUnits: number
  readonly capUnits: number
  readonly total: bigint
  readonly ways: readonly bigint[]
  readonly capWays: bigint
  /** Sums over all ways of the win and of its square. */
  readonly unitsSum: bigint
  readonly squaresSum: bigint
}

/** Joins the first spin with the series that enough scatters trigger, if any. */
export function payoutCounts(
  spins: SpinCounts,
  capUnits: number,
  feature?: { countMin: number; series: SeriesCounts },
): PayoutCounts {
  const stepUnits = commonStep([capUnits, feature?.series.stepUnits ?? capUnits, ...spins.outcomes.map((o) => o.units)])
  const ways = Array.from({ length: capUnits / stepUnits }, () => 0n)
  const addWays = (units: number, count: bigint): void => {
    if (units < capUnits) ways[units / stepUnits]! += count
  }

  const seriesTotal = feature?.series.total ?? 1n
  const total = spins.total * seriesTotal
  const isTrigger = ({ scatters }: SpinOutcome): boolean => feature !== undefined && scatters >= feature.countMin
  for (const outcome of spins.outcomes) if (!isTrigger(outcome)) addWays(outcome.units, outcome.ways * seriesTotal)
  if (feature) {
    const { series } = feature
    const polynomials = new Polynomials(ways.length, total)
    const triggers = polynomials.of(spins.outcomes.filter(isTrigger).map((outcome) => [outcome.units / stepUnits, outcome.ways]))
    const wins = polynomials.of(series.ways.map((count, k) => [(k * series.stepUnits) / stepUnits, count]))
    polynomials.coefficients(polynomials.multiply(triggers, wins)).forEach((count, k) => addWays(k * stepUnits, count))
  }

  return tallied({ stepUnits, capUnits, total, ways })
}

/** The sums of the counted ways; the remainder of the total is the cap. */
export function tallied(counted: Pick<PayoutCounts, 'stepUnits' | 'capUnits' | 'total' | 'ways'>): PayoutCounts {
  const { stepUnits, capUnits, total, ways } = counted
  const capWays = total - ways.reduce((sum, count) => sum + count, 0n)
  const sumOf = (value: (units: bigint) => bigint): bigint =>
    ways.reduce((sum, count, k) => sum + count * value(BigInt(k * stepUnits)), capWays * value(BigInt(capUnits)))
  return { ...counted, capWays, unitsSum: sumOf((units) => units), squaresSum: sumOf((units) => units * units) }
}

/** For rounds that consist of the counted series alone. */
export const seriesPayouts = (series: SeriesCounts, capUnits: number): PayoutCounts =>
  payoutCounts({ total: 1n, outcomes: [{ units: 0, scatters: 0, ways: 1n }], firstUnits: 0n, respinWays: 0n }, capUnits, {
    countMin: 0,
    series,
  })

export const waysAtLeast = ({ ways, stepUnits, capWays }: PayoutCounts, units: number): bigint =>
  ways.slice(Math.ceil(units / stepUnits)).reduce((sum, count) => sum + count, capWays)

/** The smallest win in units that a share of `perMyriad` / 10,000 of all rounds does not exceed. */
export function quantileUnits({ ways, stepUnits, capUnits, total }: PayoutCounts, perMyriad: number): number {
  let below = 0n
  for (let k = 0; k < ways.length; k++) {
    below += ways[k]!
    if (below * 10_000n >= total * BigInt(perMyriad)) return k * stepUnits
  }
  return capUnits
}

/** The highest possible win, and its number of ways. */
export function topOutcome({ ways, stepUnits, capUnits, capWays }: PayoutCounts): { units: number; ways: bigint } {
  if (capWays > 0n) return { units: capUnits, ways: capWays }
  const k = ways.findLastIndex((count) => count > 0n)
  return { units: k * stepUnits, ways: ways[k]! }
}

export const commonStep = (units: readonly number[]): number =>
  Number(units.reduce((step, next) => greatestCommonDivisor(step, BigInt(next)), 0n))
