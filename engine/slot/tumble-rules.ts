import type { SlotDefinition, Weights } from './definition.ts'

type Holds = (definition: SlotDefinition) => boolean

/** Tumble games have empty reels, only group wins, and no feature but plain free spins. */
export const tumblesAreSimple: Holds = (definition) => {
  const { tumble, reels, wins, features, cascade, heights } = definition
  const groups = wins.filter(({ kind }) => kind === 'cluster' || kind === 'anywhere')
  if (!tumble) return groups.length === 0
  const isPlain = features.every(
    (rule) =>
      rule.kind === 'free-spins' && rule.multiplier === 1 && !rule.reels && !rule.expands && !rule.grows && !rule.upgrades,
  )
  const hasScatters = features.length === 0 || wins.some(({ kind }) => kind === 'scatters')
  const isBare = reels.every((strip) => strip.length === 0) && !cascade && !heights
  const countsFit = groups.every((rule) =>
    Object.values(rule.pays).every((pays) => countsOf(pays).every((n) => n <= placesOf(definition))),
  )
  return (
    isBare && isPlain && hasScatters && features.length <= 1 && groups.length === 1 && countsFit && hasNoWildAnywhere(definition)
  )
}

/** Weights name symbols of the game and cover all that pay; a bomb comes with its multipliers. */
export const weightsFit: Holds = (definition) => {
  const { tumble, wins, symbols } = definition
  if (!tumble) return definition.features.every((rule) => rule.kind !== 'free-spins' || !rule.weights)
  const isKnown = (id: string): boolean => symbols.some((symbol) => symbol.id === id)
  const paid = wins.flatMap((rule) => (rule.kind === 'scatters' ? [rule.symbol] : Object.keys(rule.pays)))
  const { bombs } = tumble
  const bombsFit = !bombs || (isKnown(bombs.symbol) && !paid.includes(bombs.symbol) && Object.keys(bombs.multipliers).length > 0)
  return (
    bombsFit &&
    weightsOf(definition).every((weights) => Object.keys(weights).every(isKnown)) &&
    paid.every((id) => (tumble.weights[id] ?? 0) > 0)
  )
}

/** The marks of a meter rise, in cells and in multipliers. */
export const metersRise: Holds = ({ tumble }) =>
  (tumble?.meter ?? []).every(({ cells, multiplier }, at, marks) => {
    const before = marks[at - 1]
    return !before || (before.cells < cells && before.multiplier < multiplier)
  })

/** Each respin that goes on holds at least one cell more, so that a spin has fewer of them than cells. */
export const holdsAreSimple: Holds = (definition) => {
  const { tumble } = definition
  if (!tumble?.holds) return true
  return !tumble.bombs && !tumble.growingCells && !tumble.meter && tumble.stepsMax > placesOf(definition)
}

/** Bombs gather in free spins only. */
export const bombsGatherInSeries: Holds = ({ tumble, features }) =>
  !tumble?.bombs?.gathers || features.some(({ kind }) => kind === 'free-spins')

/** A winning symbol drawn four times in five, wilds included, would win forever. */
export const tumblesEnd: Holds = (definition) =>
  weightsOf(definition).every((weights) => {
    const all = Object.values(weights).reduce<number>((sum, weight = 0) => sum + weight, 0)
    const wilds = definition.symbols.reduce((sum, { id, role }) => (role === 'wild' ? sum + (weights[id] ?? 0) : sum), 0)
    return definition.symbols.every(({ id, role }) => role !== 'plain' || ((weights[id] ?? 0) + wilds) * 5 < all * 4)
  })

/** A game that no method counts draws its rounds from a book, which anyone can count. */
export const tumblesHaveBooks: Holds = ({ tumble, book }) => (tumble === undefined) === (book === undefined)

/** A bought round has a feature, and its price is a safe integer of minor units. */
export const pricesFit: Holds = ({ buy, tumble, features, capMultiple, betLevels }) =>
  !buy ||
  (tumble !== undefined &&
    features.some(({ kind }) => kind === 'free-spins') &&
    buy.price > 1 &&
    buy.price < capMultiple &&
    Object.values(betLevels).every((levels) => levels.every((level) => Number.isSafeInteger(level * buy.price))))

const hasNoWildAnywhere: Holds = ({ wins, symbols }) =>
  wins.every(({ kind }) => kind !== 'anywhere') || symbols.every(({ role }) => role !== 'wild')

const placesOf = ({ reels, rows }: SlotDefinition): number => reels.length * rows

const countsOf = (pays: object = {}): number[] => Object.keys(pays).map(Number)

const weightsOf = ({ tumble, features }: SlotDefinition): Weights[] => [
  ...(tumble ? [tumble.weights] : []),
  ...features.flatMap((rule) => (rule.kind === 'free-spins' && rule.weights ? [rule.weights] : [])),
]
