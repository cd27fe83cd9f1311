import type { SlotDefinition } from './definition.ts'

/** The features that can stand beside each other, in the order in which they are played; all others stand alone. */
const SETS = ['collect,free-spins', 'picks,free-spins', 'picks,wheel', 'collect,picks,free-spins']

/** What is not in the list is played, but counted as if one of them never came. */
export const featuresAreCountable = ({ features }: SlotDefinition): boolean =>
  features.length <= 1 || (SETS.includes(features.map(({ kind }) => kind).join()) && comeTogether(features))

/** Picks and what follows them are brought by the same scatters: they are counted as one. */
function comeTogether(features: SlotDefinition['features']): boolean {
  const picks = features.find((rule) => rule.kind === 'picks')
  return features.every(
    (rule) =>
      !picks ||
      rule.kind === 'collect' ||
      (rule.symbol === picks.symbol && 'countMin' in rule && rule.countMin === picks.countMin),
  )
}

/** What scatters bring and pay is counted by their number alone; only collectors and coins without other wins are told apart. */
export const scattersAreAlike = ({ symbols, features, wins }: SlotDefinition): boolean => {
  const isToldApart = features.some(({ kind }) => kind === 'collect' || (kind === 'hold-and-spin' && wins.length === 0))
  return isToldApart || symbols.filter(({ role }) => role === 'scatter').length <= 1
}
