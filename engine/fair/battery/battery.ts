import * as tests from './tests.ts'

export interface Finding {
  readonly test: string
  readonly n: number
  /** The chance of so odd a sample from a perfect source. */
  readonly chance: number
  /** Odder than all findings together allow. */
  readonly isOdd: boolean
}

/** One sound source in a hundred is called odd. */
const ALPHA = 0.01

/**
 * Puts samples of scaled draws through the tests that laboratories use: frequency, serial, correlation, runs, gap,
 * coupon collector, permutation, poker (RNG-5). Corrected for how many they are (Holm).
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
