/** P(|T| >= |t|) of Student's distribution; `df` need not be whole. */
export const studentTwoSided = (t: number, df: number): number => incompleteBeta(df / 2, 0.5, df / (df + t * t))

/** The t that is exceeded with probability `tail` on one side, for 0 < tail <= 0.5. */
export function studentQuantile(tail: number, df: number): number {
  let [low, high] = [0, 1]
  while (studentTwoSided(high, df) > 2 * tail) high *= 2
  while (high - low > 1e-12 * high) {
    const middle = (low + high) / 2
    if (studentTwoSided(middle, df) > 2 * tail) low = middle
    else high = middle
  }
  return high
}

/** P(X >= x) of the chi-square distribution with `df` degrees of freedom. */
export const chiSquareTail = (x: number, df: number): number => upperGamma(df / 2, x / 2)

const STEPS_MAX = 10_000
const EPSILON = 1e-15
const TINY = 1e-300

/** Regularized incomplete beta by its continued fraction (Press et al., Numerical Recipes, section 6.4). */
function incompleteBeta(a: number, b: number, x: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(b, a, 1 - x)
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x))
  return (front / a) * (1 / betaFraction(a, b, x))
}

const betaFraction = (a: number, b: number, x: number): number =>
  continuedFraction(1, (step) => {
    const m = Math.floor(step / 2)
    const numerator =
      step % 2 === 0
        ? (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
        : (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    return [numerator, 1]
  })

/** Regularized upper incomplete gamma: by series below, by continued fraction above (ibid., section 6.2). */
function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1
  const front = Math.exp(a * Math.log(x) - x - logGamma(a))
  if (x >= a + 1) return front / continuedFraction(x + 1 - a, (step) => [-step * (step - a), x + 1 - a + 2 * step])
  let [sum, term] = [1 / a, 1 / a]
  for (let step = 1; step < STEPS_MAX && term > sum * EPSILON; step++) {
    term *= x / (a + step)
    sum += term
  }
  return 1 - front * sum
}

/** `first + n1 / (d1 + n2 / (d2 + …))` by the modified algorithm of Lentz (Thompson and Barnett, 1986). */
function continuedFraction(first: number, partOf: (step: number) => readonly [numerator: number, denominator: number]): number {
  let [value, upper, lower] = [first, first, 0]
  for (let step = 1; step < STEPS_MAX; step++) {
    const [numerator, denominator] = partOf(step)
    lower = 1 / awayFromZero(denominator + numerator * lower)
    upper = awayFromZero(denominator + numerator / upper)
    const factor = upper * lower
    value *= factor
    if (Math.abs(factor - 1) < EPSILON) break
  }
  return value
}

const awayFromZero = (value: number): number => (Math.abs(value) < TINY ? TINY : value)

/** Lanczos (1964), g = 7: 15 digits for positive numbers. */
function logGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x)
  const z = x - 1
  const sum = LANCZOS.reduce((all, coefficient, at) => all + (at === 0 ? coefficient : coefficient / (z + at)), 0)
  const t = z + 7.5
  return 0.5 * Math.log(2 * Math.PI) + (z + 0.5) * Math.log(t) - t + Math.log(sum)
}

const LANCZOS = [
  0.999_999_999_999_809_93, 676.520_368_121_885_1, -1_259.139_216_722_402_8, 771.323_428_777_653_13, -176.615_029_162_140_59,
  12.507_343_278_686_905, -0.138_571_095_265_720_12, 9.984_369_578_019_571_6e-6, 1.505_632_735_149_311_6e-7,
] as const
