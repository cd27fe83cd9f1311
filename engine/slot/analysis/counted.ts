import type { AnalysisMethod, DrawnOdds, Exact, ModeReport, Volatility } from '../../math-report/math-report.ts'
import {
  add,
  type Fraction,
  fraction,
  multiply,
  squareRoot,
  subtract,
  toDecimal,
  toExact,
  toScientific,
} from '../../math-report/fraction.ts'
import type { SlotDefinition } from '../definition.ts'
import { poolContribution, poolReturns } from './pool-returns.ts'
import { type PayoutCounts, quantileUnits, topOutcome, waysAtLeast } from './payout-counts.ts'

/** The result of a counting method for one way to play; units are the definition's, per stake. */
export interface Counted {
  /** `base` for the ordinary game. */
  readonly id: string
  /** Its price in stakes. */
  readonly price: number
  readonly method: AnalysisMethod
  readonly cycle?: string
  readonly featureCycle?: string
  readonly cascadesMax?: number
  readonly cascadeRates?: Readonly<Record<string, Exact>>
  readonly drawn?: DrawnOdds
  /** Every round by its win, capped. */
  readonly payouts: PayoutCounts
  /** The mean uncapped win of a round, in units. */
  readonly uncappedUnits: Fraction
  /** Mean units by part of the game; the remainder of the mean is the last part, `features`. */
  readonly parts: Readonly<Record<string, Fraction>>
  readonly featureRates: Readonly<Record<string, Exact>>
  readonly teaseRate?: Exact
  readonly jackpotRates?: Readonly<Record<string, Exact>>
}

/** A way to count every round of the games that it applies to: one result for each way to play, the base first. */
export interface CountingMethod {
  holds(definition: SlotDefinition): boolean
  count(definition: SlotDefinition): readonly Counted[]
}

/** Builds the math report from the counts. */
export function modeReport(definition: SlotDefinition, counted: Counted): ModeReport {
  const {
    id,
    price,
    method,
    cycle,
    featureCycle,
    cascadesMax,
    cascadeRates,
    drawn,
    payouts,
    featureRates,
    teaseRate,
    jackpotRates,
  } = counted
  return {
    id,
    price,
    method,
    ...(cycle !== undefined && { cycle }),
    ...(featureCycle !== undefined && { featureCycle }),
    ...(cascadesMax !== undefined && { cascadesMax }),
    ...(cascadeRates && { cascadeRates }),
    ...(drawn && { drawn }),
    ...returns(definition, counted),
    hitRate: toExact(fraction(waysAtLeast(payouts, 1), payouts.total)),
    featureRates,
    ...(teaseRate && { teaseRate }),
    ...(jackpotRates && { jackpotRates }),
    ...tails(definition, payouts),
    roundingLoss: '0',
  }
}

/** Turns ways by exact depth into the chance of at least that many cascades. */
export function cascadeRatesOf(waysByDepth: readonly bigint[], total: bigint): Record<string, Exact> {
  let deeper = 0n
  const rates = waysByDepth.map((_, at) => {
    deeper += waysByDepth.at(-1 - at) ?? 0n
    return [String(waysByDepth.length - 1 - at), toExact(fraction(deeper, total))] as const
  })
  return Object.fromEntries(rates.filter(([depth]) => depth !== '0'))
}

function returns(
  definition: SlotDefinition,
  { price, payouts, uncappedUnits, parts }: Counted,
): Pick<ModeReport, 'rtp' | 'parts' | 'pools' | 'capCost' | 'sigma' | 'volatility'> {
  const { unitsPerPlay } = definition
  const pools = poolReturns(definition)
  const play = fraction(1n, BigInt(unitsPerPlay))
  const paid = fraction(1n, BigInt(unitsPerPlay * price))
  const mean = fraction(payouts.unitsSum, payouts.total)
  const square = multiply(fraction(payouts.squaresSum, payouts.total), multiply(play, play))
  const sigma = squareRoot(subtract(square, multiply(multiply(mean, mean), multiply(play, play))), 6)
  const named = Object.entries(parts)
  const rest = named.reduce((left, [, units]) => subtract(left, units), mean)
  return {
    rtp: toExact(add(multiply(mean, paid), poolContribution(definition))),
    parts: {
      ...Object.fromEntries(
        [...named, ['features', rest] as const].map(([name, units]) => [name, toExact(multiply(units, paid))]),
      ),
      ...(pools && { jackpots: toExact(poolContribution(definition)) }),
    },
    ...(pools && { pools }),
    capCost: toScientific(multiply(subtract(uncappedUnits, mean), paid)),
    sigma,
    volatility: volatilityOf(Number(sigma)),
  }
}

function tails(
  { unitsPerPlay, capMultiple }: SlotDefinition,
  payouts: PayoutCounts,
): Pick<ModeReport, 'quantiles' | 'atLeast' | 'topWin'> {
  const multipleOf = (units: number): string => toDecimal(fraction(BigInt(units), BigInt(unitsPerPlay)), 2)
  const chanceAtLeast = (multiple: number): string =>
    toScientific(fraction(waysAtLeast(payouts, multiple * unitsPerPlay), payouts.total))
  const top = topOutcome(payouts)
  return {
    quantiles: Object.fromEntries(
      [5_000, 7_500, 9_000, 9_900, 9_990, 9_999].map((share) => [
        toDecimal(fraction(BigInt(share), 10_000n), 4),
        multipleOf(quantileUnits(payouts, share)),
      ]),
    ),
    atLeast: Object.fromEntries(
      [1, 10, 100, 1_000].filter((multiple) => multiple <= capMultiple).map((m) => [String(m), chanceAtLeast(m)]),
    ),
    topWin: {
      multiple: multipleOf(top.units),
      chance: toScientific(fraction(top.ways, payouts.total)),
      oneIn: toDecimal(fraction(payouts.total, top.ways), 0),
      isCap: top.units === payouts.capUnits,
    },
  }
}

/** By sigma, in plays. */
const volatilityOf = (sigma: number): Volatility => (sigma < 4 ? 'low' : sigma < 8 ? 'medium' : sigma < 15 ? 'high' : 'very-high')
