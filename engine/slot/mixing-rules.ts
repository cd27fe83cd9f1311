import type { SlotDefinition } from './definition.ts'

/** The features that can be combined, in the order in which they are played; all others must be alone. */
const SETS = ['collect,free-spins', 'picks,free-spins', 'picks,wheel', 'collect,picks,free-spins']

/** Features outside the list are played, but counted as if one of them never triggered. */
export const featuresAreCountable = ({ features }: SlotDefinition): boolean =>
  features.length <= 1 || (SETS.includes(features.map(({ kind }) => kind).join()) && comeTogether(features))

/** The same scatters trigger picks and the feature after them: they are counted together. */
function comeTogether(features: SlotDefinition['features']): boolean {
  const picks = features.find((rule) => rule.kind === 'picks')
  return features.every(
    (rule) =>
      !picks ||
      rule.kind === 'collect' ||
      (rule.symbol === picks.symbol && 'countMin' in rule && rule.countMin === picks.countMin),
  )
}

/**
 * Scatter effects depend on their count only; symbols are distinguished only for collectors and for coins without
 * other wins.
 */
export const scattersAreAlike = ({ symbols, features, wins }: SlotDefinition): boolean => {
  const isToldApart = features.some(({ kind }) => kind === 'collect' || (kind === 'hold-and-spin' && wins.length === 0))
  return isToldApart || symbols.filter(({ role }) => role === 'scatter').length <= 1
}
