import type { SlotDefinition } from './definition.ts'

/** The features that can stand beside each other; all others stand alone. */
const PAIRS = ['collect,free-spins']

/** What is not in the list is played, but counted as if one of them never came. */
export const featuresAreCountable = ({ features }: SlotDefinition): boolean =>
  features.length <= 1 || PAIRS.includes(features.map(({ kind }) => kind).join())

/** What scatters bring and pay is counted by their number alone; only collectors and coins without other wins are told apart. */
export const scattersAreAlike = ({ symbols, features, wins }: SlotDefinition): boolean => {
  const isToldApart = features.some(({ kind }) => kind === 'collect' || (kind === 'hold-and-spin' && wins.length === 0))
  return isToldApart || symbols.filter(({ role }) => role === 'scatter').length <= 1
}
