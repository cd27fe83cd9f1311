import * as tests from './tests.ts'

export interface Finding {
  readonly test: string
  readonly n: number
  /** The p-value: the chance of so extreme a sample from a perfect source. */
  readonly chance: number
  /** The p-value is below the corrected threshold. */
  readonly isOdd: boolean
}

/** One sound source in a hundred is rejected. */
const ALPHA = 0.01

/**
 * Runs the tests that laboratories use on scaled draws: frequency, serial, correlation, runs, gap, coupon collector,
 * permutation, poker (RNG-5). Corrects for multiple tests (Holm).
 */
export function runBattery(samples: readonly tests.Sample[]): Finding[] {
  const findings = samples.flatMap((sample) =>
    Object.entries(tests).flatMap(([test, run]) => {
      const chance = run(sample)
      return chance === null ? [] : [{ test, n: sample.n, chance }]
    }),
  )
  findings.sort((left, right) => left.chance - right.chance)
  let isOdd = true
  return findings.map((finding, rank) => {
    isOdd &&= finding.chance < ALPHA / (findings.length - rank)
    return { ...finding, isOdd }
  })
}
