import { assert } from '#kernel/result.ts'
import { studentQuantile, studentTwoSided } from './distributions.ts'

/** Players of one variant: an outcome each, and the same measure from before the exposure as covariate. */
export interface Arm {
  readonly players: number
  readonly mean: number
  /** Of the sample, with n - 1. */
  readonly variance: number
  readonly covariateMean: number
  readonly covariateVariance: number
  readonly covariance: number
}

export interface Comparison {
  /** Mean outcome of the variant minus that of the control, adjusted by the covariate. */
  readonly difference: number
  /** Holds at every look at once: may be read at any time, and the experiment stopped on it. */
  readonly anytime: Interval
  /** For one look at a size fixed in advance. */
  readonly welch: Interval & { readonly p: number }
  /** The share of the variance that the covariate explains, 0 to 1. */
  readonly varianceRemoved: number
}

export interface Interval {
  readonly low: number
  readonly high: number
}

export interface CompareOptions {
  /** Players of both arms at which the anytime interval is tightest; fixed before the start. */
  readonly playersPlanned: number
  /** The chance of a false positive, over all looks. */
  readonly alpha?: number
}

/** Fewer players an arm say nothing: the intervals rest on the central limit theorem. */
export const PLAYERS_MIN = 100

/** The effect of a variant, with intervals of the coverage 1 - alpha. */
export function compareArms(control: Arm, variant: Arm, { playersPlanned, alpha = 0.05 }: CompareOptions): Comparison {
  assert(control.players > 1 && variant.players > 1, 'an arm has at least two players')
  const theta = thetaOf(control, variant)
  const difference = adjustedMean(variant, theta) - adjustedMean(control, theta)
  const [left, right] = [control, variant].map((arm) => adjustedVariance(arm, theta) / arm.players) as [number, number]
  const error = Math.sqrt(left + right)
  const around = (half: number): Interval => ({ low: difference - half, high: difference + half })
  const df = (left + right) ** 2 / (left ** 2 / (control.players - 1) + right ** 2 / (variant.players - 1))
  const isSmall = Math.min(control.players, variant.players) < PLAYERS_MIN
  const plain = control.variance / control.players + variant.variance / variant.players
  return {
    difference,
    anytime: around(isSmall ? Infinity : error * anytimeFactor((control.players + variant.players) / playersPlanned, alpha)),
    welch:
      error === 0
        ? { ...around(0), p: difference === 0 ? 1 : 0 }
        : { ...around(error * studentQuantile(alpha / 2, df)), p: studentTwoSided(difference / error, df) },
    varianceRemoved: plain === 0 ? 0 : Math.max(0, 1 - (left + right) / plain),
  }
}

/**
 * CUPED (Deng, Xu, Kohavi and Walker, 2013): what the time before the exposure predicts is subtracted. One coefficient
 * for both arms, from the covariance within them, so that an effect does not enter it.
 */
function thetaOf(...arms: readonly Arm[]): number {
  const sum = (of: (arm: Arm) => number): number => arms.reduce((all, arm) => all + (arm.players - 1) * of(arm), 0)
  const spread = sum(({ covariateVariance }) => covariateVariance)
  return spread > 0 ? sum(({ covariance }) => covariance) / spread : 0
}

const adjustedMean = ({ mean, covariateMean }: Arm, theta: number): number => mean - theta * covariateMean

const adjustedVariance = ({ variance, covariateVariance, covariance }: Arm, theta: number): number =>
  Math.max(0, variance - 2 * theta * covariance + theta ** 2 * covariateVariance)

/**
 * Half the width, in standard errors, of an interval that holds at all sample sizes: the normal mixture of Robbins
 * (1970), with estimated variances (Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, 2024, theorem 2.2).
 */
function anytimeFactor(sizeOfPlanned: number, alpha: number): number {
  const evidence = -2 * Math.log(alpha)
  const size = sizeOfPlanned * (evidence + Math.log1p(evidence))
  return Math.sqrt(((size + 1) / size) * (Math.log1p(size) + evidence))
}
