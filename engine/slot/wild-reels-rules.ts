import type { SlotDefinition, WildReels } from './definition.ts'
import { reelsAcross } from './screens.ts'

/**
 * Some wild turns reels inside the grid; not the first, where a line would start with it, and none with scatters, which
 * it would cover. Only plain series beside it are counted.
 */
export const wildReelsFit = (definition: SlotDefinition): boolean => {
  const { features, reels, wildReels } = definition
  const series = features.filter((rule) => rule.kind === 'free-spins')
  const used = [wildReels, ...series.map((rule) => rule.wildReels)].some((choices) => choices !== undefined)
  if (!used) return true
  const isAlone = features.every(({ kind }) => kind === 'free-spins') && !definition.cascade && !definition.tumble
  return (
    isAlone &&
    !definition.heights &&
    definition.symbols.some(({ role }) => role === 'wild') &&
    choicesFit(definition, wildReels, reels) &&
    series.every((rule) => choicesFit(definition, rule.wildReels, rule.reels ?? reels))
  )
}

function choicesFit(
  { symbols, wins, screens }: SlotDefinition,
  choices: readonly WildReels[] | undefined,
  reels: SlotDefinition['reels'],
): boolean {
  if (!choices) return true
  const isScatter = (id: string): boolean => symbols.some((symbol) => symbol.id === id && symbol.role === 'scatter')
  const isBothWays = wins.some((rule) => rule.kind === 'lines' && rule.direction === 'both')
  const across = reelsAcross({ reels, ...(screens && { screens }) })
  const last = isBothWays ? across - 2 : across - 1
  const isInside = (reel: number): boolean => reel < reels.length && reel % across > 0 && reel % across <= last
  return (
    choices.some((choice) => choice.reels.length > 0) &&
    choices.every(
      (choice) =>
        new Set(choice.reels).size === choice.reels.length &&
        choice.reels.every((reel) => isInside(reel) && !reels[reel]!.some(isScatter)),
    )
  )
}
