import type { SlotDefinition, WaysRule } from './definition.ts'
import { isPlainSeries } from './screens-rules.ts'

/** A round is no longer than this, so that all reels fit on a phone. */
const REELS_MAX = 10

/**
 * Ways alone, whose symbols pay for every length from the first reels on, and more for each reel more: so every run
 * over all reels in view is a win that adds one. Scatters land on the first reels; only plain free spins are counted.
 */
export const addedReelsFit = ({ addsReels, reels, wins, features, symbols, ...others }: SlotDefinition): boolean => {
  if (!addsReels) return true
  const { cascade, tumble, heights, mystery, wildReels, screens, pools } = others
  const isAlone = [cascade, tumble, heights, mystery, wildReels, screens, pools].every((rule) => rule === undefined)
  const [ways, ...more] = wins
  const scatters = new Set(symbols.flatMap(({ id, role }) => (role === 'scatter' ? id : [])))
  return (
    isAlone &&
    addsReels.first >= 2 &&
    addsReels.first < reels.length &&
    reels.length <= REELS_MAX &&
    ways?.kind === 'ways' &&
    more.length === 0 &&
    paysRise(ways, addsReels.first, reels.length) &&
    symbols.every(({ values }) => values === undefined) &&
    reels.slice(addsReels.first).every((strip) => !strip.some((name) => scatters.has(name))) &&
    features.every((rule) => isPlainSeries(rule) && !('reels' in rule && rule.reels))
  )
}

const paysRise = ({ pays }: WaysRule, first: number, last: number): boolean =>
  Object.values(pays).every((lengths = {}) => {
    const all = Array.from({ length: last - first + 1 }, (_, nth) => lengths[first + nth] ?? 0)
    return Object.keys(lengths).length === all.length && all.every((units, nth) => units > (all[nth - 1] ?? 0))
  })
