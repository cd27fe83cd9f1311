/** Uniform over [0, 1). */
export type Uniform = () => number

/** Standard normal (Box and Muller, 1958). */
export const normal = (uniform: Uniform): number => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform())

/** How many of `trials` succeed, each with `chance`. Exact for few expected successes or failures, else normal. */
export function binomial(trials: number, chance: number, uniform: Uniform): number {
  if (chance > 0.5) return trials - binomial(trials, 1 - chance, uniform)
  if (trials * chance > EXACT_MAX) {
    const count = Math.round(trials * chance + Math.sqrt(trials * chance * (1 - chance)) * normal(uniform))
    return Math.min(Math.max(count, 0), trials)
  }
  return bySkips(trials, chance, uniform)
}

const EXACT_MAX = 50

/** Jumps from success to success: the gaps are geometric (Devroye, 1986, chapter X.4). */
function bySkips(trials: number, chance: number, uniform: Uniform): number {
  if (chance <= 0) return 0
  const step = Math.log1p(-chance)
  let successes = 0
  for (let at = 0; ; successes++) {
    at += Math.floor(Math.log(1 - uniform()) / step) + 1
    if (at > trials) return successes
  }
}
