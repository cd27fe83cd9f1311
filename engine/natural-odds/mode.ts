import type { AnalysisMethod, ModeReport, Volatility } from '../math-report/math-report.ts'
import {
  type Fraction,
  fraction,
  multiply,
  squareRoot,
  subtract,
  toDecimal,
  toExact,
  toScientific,
} from '../math-report/fraction.ts'

/** Every outcome of a round: the number of equally likely ways by payout in hundredths of the stake. */
export type Outcomes = ReadonlyMap<number, bigint>

/** Payouts are counted in hundredths of the stake. */
export const PAY_UNITS = 100

/** Stakes that are multiples of it pay all these payouts without rounding. */
export const exactUnit = (pays: Iterable<number>): number => PAY_UNITS / [...pays].reduce(commonDivisor, PAY_UNITS)

const commonDivisor = (left: number, right: number): number => (right === 0 ? left : commonDivisor(right, left % right))

/** The figures that follow from the full distribution. */
export function modeReport(id: string, method: AnalysisMethod, outcomes: Outcomes): ModeReport {
  const total = totalWays(outcomes)
  const mean = meanOf(outcomes)
  const sigma = squareRoot(subtract(meanSquareOf(outcomes), multiply(mean, mean)), 6)
  return {
    id,
    price: 1,
    method,
    rtp: toExact(mean),
    sigma,
    volatility: volatilityOf(Number(sigma)),
    hitRate: toExact(fraction(waysAtLeast(outcomes, 1), total)),
    ...tailsOf(outcomes),
    capCost: '0',
    roundingLoss: '0',
  }
}

/** The mean payout, in stakes. */
export const meanOf = (outcomes: Outcomes): Fraction =>
  fraction(
    [...outcomes].reduce((sum, [pay, ways]) => sum + BigInt(pay) * ways, 0n),
    totalWays(outcomes) * BigInt(PAY_UNITS),
  )

/** Adds `ways` to the outcome with this payout. */
export const countIn = (outcomes: Map<number, bigint>, pay: number, ways: bigint): void =>
  void outcomes.set(pay, (outcomes.get(pay) ?? 0n) + ways)

/** n over k. */
export function choose(n: number, k: number): bigint {
  let ways = 1n
  for (let i = 0; i < k; i++) ways = (ways * BigInt(n - i)) / BigInt(i + 1)
  return k > n ? 0n : ways
}

const totalWays = (outcomes: Outcomes): bigint => [...outcomes.values()].reduce((sum, ways) => sum + ways, 0n)

const meanSquareOf = (outcomes: Outcomes): Fraction =>
  fraction(
    [...outcomes].reduce((sum, [pay, ways]) => sum + BigInt(pay) ** 2n * ways, 0n),
    totalWays(outcomes) * BigInt(PAY_UNITS) ** 2n,
  )

const waysAtLeast = (outcomes: Outcomes, pay: number): bigint =>
  [...outcomes].reduce((sum, [each, ways]) => (each >= pay ? sum + ways : sum), 0n)

function tailsOf(outcomes: Outcomes): Pick<ModeReport, 'quantiles' | 'atLeast' | 'topWin'> {
  const total = totalWays(outcomes)
  const pays = [...outcomes].filter(([, ways]) => ways > 0n).sort(([left], [right]) => left - right)
  const [top, topWays] = pays.at(-1)!
  const quantile = (share: number): number => {
    let seen = 0n
    return pays.find(([, ways]) => (seen += ways) * 10_000n >= total * BigInt(share))![0]
  }
  const inPlays = (pay: number): string => toDecimal(fraction(BigInt(pay), BigInt(PAY_UNITS)), 2)
  return {
    quantiles: Object.fromEntries(
      [5_000, 7_500, 9_000, 9_900, 9_990, 9_999].map((share) => [
        toDecimal(fraction(BigInt(share), 10_000n), 4),
        inPlays(quantile(share)),
      ]),
    ),
    atLeast: Object.fromEntries(
      [1, 10, 100, 1_000]
        .filter((multiple) => multiple * PAY_UNITS <= top)
        .map((multiple) => [String(multiple), toScientific(fraction(waysAtLeast(outcomes, multiple * PAY_UNITS), total))]),
    ),
    topWin: {
      multiple: inPlays(top),
      chance: toScientific(fraction(topWays, total)),
      oneIn: toDecimal(fraction(total, topWays), 0),
      isCap: false,
    },
  }
}

export const volatilityOf = (sigma: number): Volatility =>
  sigma < 4 ? 'low' : sigma < 8 ? 'medium' : sigma < 15 ? 'high' : 'very-high'
