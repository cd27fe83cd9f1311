import type { SlotDefinition } from './definition.ts'

/**
 * Lines with wild multipliers have wilds with a multiplier of at least two, and no feature that is counted by wild
 * cells only: cascades, full grids, walking or staying wilds.
 */
export const wildMultipliersFit = ({ wins, symbols, cascade, features }: SlotDefinition): boolean =>
  wins.every((rule) => {
    if (rule.kind !== 'lines' || rule.wildMultipliers === undefined) return true
    const multiplying = symbols.filter(({ multiplier }) => multiplier !== undefined)
    const areWilds = multiplying.length > 0 && multiplying.every(({ role, multiplier }) => role === 'wild' && multiplier! > 1)
    const holdsWilds = features.some(
      (feature) =>
        feature.kind === 'walking-wilds' ||
        (feature.kind === 'wheel' && feature.modes.some(({ wilds }) => wilds)) ||
        (feature.kind === 'free-spins' && feature.wildsStick),
    )
    return areWilds && !cascade && !holdsWilds && rule.fullGridMultiplier === undefined
  })
