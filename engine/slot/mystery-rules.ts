import type { SlotDefinition } from './definition.ts'

/**
 * A cover is a plain symbol that pays nothing and is on some strip; below are paid plain symbols, at least two. Only
 * plain series beside it are counted.
 */
export const mysteriesFit = ({ mystery, symbols, wins, features, reels, ...others }: SlotDefinition): boolean => {
  if (!mystery) return true
  const isPlain = (id: string): boolean => symbols.some((symbol) => symbol.id === id && symbol.role === 'plain')
  const pays = (id: string): boolean => wins.some((rule) => rule.kind !== 'scatters' && rule.pays[id] !== undefined)
  const hidden = Object.entries(mystery.weights).flatMap(([id, weight = 0]) => (weight > 0 ? [id] : []))
  const isAlone = !others.cascade && !others.tumble && !others.wildReels
  return (
    isAlone &&
    isPlain(mystery.symbol) &&
    !pays(mystery.symbol) &&
    reels.some((strip) => strip.includes(mystery.symbol)) &&
    hidden.length > 1 &&
    hidden.every((id) => isPlain(id) && pays(id)) &&
    features.every(
      (rule) =>
        rule.kind === 'free-spins' &&
        !rule.expands &&
        !rule.upgrades &&
        !rule.wildsStick &&
        !rule.stages &&
        !rule.ladder &&
        !rule.wildReels,
    )
  )
}
