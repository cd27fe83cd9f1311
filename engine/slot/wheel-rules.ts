import type { FreeSpinsRule, SlotDefinition, WheelRule } from './definition.ts'

const rulesOf = ({ features }: SlotDefinition): WheelRule[] => features.filter((rule) => rule.kind === 'wheel')

/** The free spins that the wheel can bring, as rules of their own: what holds for free spins holds for them. */
export const freeSpinsOf = ({ symbol, countMin, modes, reels }: WheelRule): FreeSpinsRule[] =>
  modes.map(({ spins, retriggerSpins, spinsMax, multiplier }) => {
    const series = { spins, retriggerSpins, spinsMax, multiplier, ...(reels && { reels }) }
    return { kind: 'free-spins', symbol, countMin, ...series }
  })

/** Every wedge names free spins, and all of them have a wedge. */
export const wedgesNameModes = (definition: SlotDefinition): boolean =>
  rulesOf(definition).every(({ wedges, modes }) => {
    const known = new Set(modes.map(({ variant }) => variant))
    const named = new Set(wedges.map(({ variant }) => variant))
    return known.size === modes.length && named.size === known.size && [...named].every((variant) => known.has(variant))
  })

/** Wilds that stay are all that such a series has, spin by spin; and they leave a reel for symbols. */
export const stayingWildsAreSimple = (definition: SlotDefinition): boolean =>
  rulesOf(definition).every(({ modes, reels = definition.reels }) =>
    modes.every(({ wilds, spins, retriggerSpins, spinsMax, multiplier }) => {
      const wild = definition.symbols.find(({ role }) => role === 'wild')?.id
      const isOnEvery = reels.every((reel) => wild !== undefined && reel.includes(wild))
      const isPlain = retriggerSpins === 0 && spins === spinsMax && multiplier === 1
      return !wilds || (isPlain && wild !== undefined && !isOnEvery)
    }),
  )
