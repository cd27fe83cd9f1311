import type { FreeSpinsRule, SlotDefinition, WheelRule } from './definition.ts'

const rulesOf = ({ features }: SlotDefinition): WheelRule[] => features.filter((rule) => rule.kind === 'wheel')

/** The wheel's free spins as ordinary rules, so that the same checks apply. */
export const freeSpinsOf = ({ symbol, countMin, modes, reels }: WheelRule): FreeSpinsRule[] =>
  modes.map(({ spins, retriggerSpins, spinsMax, multiplier }) => {
    const series = { spins, retriggerSpins, spinsMax, multiplier, ...(reels && { reels }) }
    return { kind: 'free-spins', symbol, countMin, ...series }
  })

/** Every wedge names free spins, and all free spins have a wedge. */
export const wedgesNameModes = (definition: SlotDefinition): boolean =>
  rulesOf(definition).every(({ wedges, modes }) => {
    const known = new Set(modes.map(({ variant }) => variant))
    const named = new Set(wedges.map(({ variant }) => variant))
    return known.size === modes.length && named.size === known.size && [...named].every((variant) => known.has(variant))
  })

/** Such a series has no other special than its staying wilds, and they leave a reel for symbols. */
export const stayingWildsAreSimple = (definition: SlotDefinition): boolean =>
  rulesOf(definition).every(({ modes, reels = definition.reels }) =>
    modes.every(({ wilds, spins, retriggerSpins, spinsMax, multiplier }) => {
      const wild = definition.symbols.find(({ role }) => role === 'wild')?.id
      const isOnEvery = reels.every((reel) => wild !== undefined && reel.includes(wild))
      const isPlain = retriggerSpins === 0 && spins === spinsMax && multiplier === 1
      return !wilds || (isPlain && wild !== undefined && !isOnEvery)
    }),
  )
