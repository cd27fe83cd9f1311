import type { SlotDefinition } from './definition.ts'

type Holds = (definition: SlotDefinition) => boolean

/** Cascades are counted for lines from the left without any other feature. */
export const cascadesAreSimple: Holds = ({ cascade, wins, features, heights }) =>
  !cascade ||
  (features.length === 0 &&
    !heights &&
    wins.every((rule) => rule.kind === 'lines' && rule.direction === undefined && rule.fullGridMultiplier === undefined))

/** No wild on the first reel, so that its symbols are the only ones that can win. */
export const cascadesStartTame: Holds = ({ cascade, reels, symbols }) =>
  !cascade || reels[0]!.every((name) => symbols.find(({ id }) => id === name)?.role !== 'wild')

/** No pay whose symbol and wilds fill all the reels that it needs: it would win forever. */
export const cascadesEnd: Holds = ({ cascade, reels, wins, symbols }) =>
  !cascade ||
  wins.every((rule) =>
    Object.entries(rule.pays).every(([symbol, pays]) => {
      const counts = Object.keys(pays as object).map(Number)
      const isAll = (names: readonly string[]): boolean =>
        names.every((name) => name === symbol || symbols.some(({ id, role }) => id === name && role === 'wild'))
      return !counts.some((count) => reels.slice(0, count).every(isAll))
    }),
  )
