/** A group of rounds: its total probability before the tilt and its mean win in plays. */
export interface Stratum {
  readonly chance: number
  readonly mean: number
}

/**
 * The distribution closest to the given one (by relative entropy) with a target mean return and the same hit rate:
 * each probability is multiplied by `exp(a * mean)`, hits by one further factor. Deterministic: 200 bisections of
 * `a`.
 */
export function tilted(strata: readonly Stratum[], target: number): number[] {
  const hitRate = share(
    strata,
    strata.map(({ chance }) => chance),
  )
  let [low, high] = [-TILT_MAX, TILT_MAX]
  let chances: number[] = []
  for (let halving = 0; halving < 200; halving++) {
    const a = (low + high) / 2
    chances = withHits(
      strata,
      strata.map(({ chance, mean }) => chance * Math.exp(a * mean)),
      hitRate,
    )
    const mean = strata.reduce((sum, stratum, at) => sum + stratum.mean * chances[at]!, 0)
    if (mean < target) low = a
    else high = a
  }
  return chances
}

const TILT_MAX = 0.01

/** Scales hits and misses separately, so that the hit rate is kept and the probabilities sum to 1. */
function withHits(strata: readonly Stratum[], chances: readonly number[], hitRate: number): number[] {
  const hits = strata.reduce((sum, { mean }, at) => (mean > 0 ? sum + chances[at]! : sum), 0)
  const misses = chances.reduce((sum, chance) => sum + chance, 0) - hits
  return chances.map((chance, at) => (strata[at]!.mean > 0 ? (chance * hitRate) / hits : (chance * (1 - hitRate)) / misses))
}

function share(strata: readonly Stratum[], chances: readonly number[]): number {
  const all = chances.reduce((sum, chance) => sum + chance, 0)
  return strata.reduce((sum, { mean }, at) => (mean > 0 ? sum + chances[at]! : sum), 0) / all
}
