/** Rounds alike: how likely they are together before the tilt, and what one of them wins on average, in plays. */
export interface Stratum {
  readonly chance: number
  readonly mean: number
}

/**
 * The chances nearest to the given ones (by relative entropy) that bring a return on average, with the rate of hits
 * kept: each is multiplied by `exp(a * mean)`, those of hits by one factor more. Deterministic: 200 halvings of `a`.
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

/** Scales hits and misses apart, so that hits come as often as they should and all chances add up to 1. */
function withHits(strata: readonly Stratum[], chances: readonly number[], hitRate: number): number[] {
  const hits = strata.reduce((sum, { mean }, at) => (mean > 0 ? sum + chances[at]! : sum), 0)
  const misses = chances.reduce((sum, chance) => sum + chance, 0) - hits
  return chances.map((chance, at) => (strata[at]!.mean > 0 ? (chance * hitRate) / hits : (chance * (1 - hitRate)) / misses))
}

function share(strata: readonly Stratum[], chances: readonly number[]): number {
  const all = chances.reduce((sum, chance) => sum + chance, 0)
  return strata.reduce((sum, { mean }, at) => (mean > 0 ? sum + chances[at]! : sum), 0) / all
}
