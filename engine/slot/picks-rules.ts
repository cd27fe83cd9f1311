import type { PickPrize, PicksRule, SlotDefinition } from './definition.ts'

/** Sets of prizes that can be open at the same time: each is a state of the count. */
const STATES_MAX = 20_000

const rulesOf = ({ features }: SlotDefinition): PicksRule[] => features.filter((rule) => rule.kind === 'picks')

export const placesOf = ({ prizes }: Pick<PicksRule, 'prizes'>): number => prizes.reduce((sum, { count }) => sum + count, 0)

/**
 * Prizes are distinct with one effect each, some win, a cell stays covered or some prize ends it, and a waiting round
 * has no pools.
 */
export const picksFit = (definition: SlotDefinition): boolean =>
  rulesOf(definition).every(({ prizes, opensMax }) => {
    const isOneThing = ({ units, multiplier, ends }: PickPrize): boolean =>
      (units === undefined || multiplier === undefined) && (ends === true || units !== undefined || multiplier !== undefined)
    const places = placesOf({ prizes })
    const isOpen = opensMax < places || (opensMax === places && prizes.some(({ ends }) => ends))
    const wins = prizes.some(({ units }) => units !== undefined)
    const areDifferent = new Set(prizes.map(({ id }) => id)).size === prizes.length
    return areDifferent && prizes.every(isOneThing) && wins && isOpen && !definition.pools
  })

export const picksAreCountable = (definition: SlotDefinition): boolean =>
  rulesOf(definition).every(({ prizes }) => prizes.reduce((states, { count }) => states * (count + 1), 1) <= STATES_MAX)

/** More than all prizes together. */
export const pickedUnitsMax = (definition: SlotDefinition): number =>
  rulesOf(definition).reduce((most, { prizes }) => {
    const units = prizes.reduce((sum, { units: each = 0, count }) => sum + each * count, 0)
    return most + prizes.reduce((product, { multiplier = 1, count }) => product * multiplier ** count, units)
  }, 0)
