import type { FeatureRule, SlotDefinition } from './definition.ts'

/** The screens share all reels evenly; they have lines alone, and only plain free spins beside them are counted. */
export const screensFit = ({ screens, reels, wins, features, ...others }: SlotDefinition): boolean => {
  if (!screens) return true
  const { cascade, tumble, heights, mystery, pools, symbols } = others
  const isAlone = [cascade, tumble, heights, mystery, pools].every((rule) => rule === undefined)
  const [lines, ...more] = wins
  return (
    isAlone &&
    reels.length % screens.count === 0 &&
    lines?.kind === 'lines' &&
    lines.fullGridMultiplier === undefined &&
    more.length === 0 &&
    symbols.every(({ values }) => values === undefined) &&
    features.every(isPlainSeries)
  )
}

/** Free spins with wild reels at most. */
export const isPlainSeries = (rule: FeatureRule): boolean =>
  rule.kind === 'free-spins' &&
  [rule.expands, rule.grows, rule.upgrades, rule.wildsStick, rule.stages, rule.ladder].every((special) => special === undefined)
