import type { CollectRule, FreeSpinsRule, SlotDefinition } from './definition.ts'

type Holds = (definition: SlotDefinition) => boolean

const collectOf = ({ features }: SlotDefinition): CollectRule | undefined => features.find((rule) => rule.kind === 'collect')

const seriesOf = ({ features }: SlotDefinition): FreeSpinsRule[] => features.filter((rule) => rule.kind === 'free-spins')

const reelSetsOf = (definition: SlotDefinition): SlotDefinition['reels'][] => [
  definition.reels,
  ...seriesOf(definition).flatMap(({ reels }) => (reels ? [reels] : [])),
]

/** Lines, or ways of equal reels; some view has both collectors and values; every value is in units. */
export const collectorsCollect: Holds = (definition) => {
  const rules = definition.features.filter(({ kind }) => kind === 'collect')
  const carrying = definition.symbols.filter(({ values }) => values)
  if (rules.length === 0) return carrying.length === 0 || definition.features.some(({ kind }) => kind === 'hold-and-spin')
  const isUnits = carrying.every(({ values = [] }) => values.every(({ units }) => units !== undefined))
  const shows = (reels: SlotDefinition['reels'], id: string): boolean => reels.some((strip) => strip.includes(id))
  const meets = reelSetsOf(definition).some(
    (reels) => shows(reels, rules[0]!.symbol) && carrying.some(({ id }) => shows(reels, id)),
  )
  return (
    rules.length === 1 &&
    isUnits &&
    meets &&
    !definition.heights &&
    definition.wins.some(({ kind }) => kind === 'lines' || kind === 'ways')
  )
}

/** The collector advances the stages, their multipliers ascend, and the maximum of spins covers all of them. */
export const stagesFit: Holds = (definition) =>
  seriesOf(definition).every(({ stages, multiplier, spins, spinsMax }) => {
    if (!stages) return true
    const { symbol, multipliers } = stages
    return (
      symbol === collectOf(definition)?.symbol &&
      rises([multiplier, ...multipliers]) &&
      spinsMax === spins + stages.spins * multipliers.length
    )
  })

/** A ladder starts at the multiplier of the series and ascends. */
export const laddersFit: Holds = (definition) =>
  seriesOf(definition).every(
    ({ ladder, multiplier }) =>
      !ladder ||
      (ladder.symbol === collectOf(definition)?.symbol && ladder.multipliers[0] === multiplier && rises(ladder.multipliers)),
  )

/** The most that one spin can collect: half a grid of values, taken by collectors in the other half. */
export function collectedUnitsMax(definition: SlotDefinition): number {
  if (!collectOf(definition)) return 0
  const best = Math.max(...definition.symbols.flatMap(({ values = [] }) => values.map(({ units = 0 }) => units)))
  const cells = definition.rows * definition.reels.length
  return best * Math.floor(cells / 2) * Math.ceil(cells / 2)
}

const rises = (values: readonly number[]): boolean => values.every((value, at) => at === 0 || value > values[at - 1]!)
