/** The two-sided tail probability of a standard normal value beyond `z` (Abramowitz and Stegun 7.1.26). */
export function twoSided(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  return series * Math.exp(-x * x)
}

/** The two-sided tail probability of chi-square with these degrees of freedom (Wilson and Hilferty). */
export function chiSquareChance(statistic: number, degrees: number): number {
  const part = 2 / (9 * degrees)
  return twoSided((Math.cbrt(statistic / degrees) - (1 - part)) / Math.sqrt(part))
}

/** The sum of (observed - expected)² / expected over cells; cells that expect fewer than five are merged. */
export function chiSquare(seen: readonly number[], expected: readonly number[]): { statistic: number; degrees: number } {
  let statistic = 0
  let cells = 0
  let [restSeen, restExpected] = [0, 0]
  for (const [i, wanted] of expected.entries()) {
    restSeen += seen[i] ?? 0
    restExpected += wanted
    if (restExpected < CELL_MIN) continue
    statistic += (restSeen - restExpected) ** 2 / restExpected
    cells++
    ;[restSeen, restExpected] = [0, 0]
  }
  return { statistic, degrees: Math.max(1, cells - 1) }
}

const CELL_MIN = 5
