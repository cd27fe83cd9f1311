import type { HoldAndSpinRule, SlotDefinition, SymbolValue } from './definition.ts'
import { unitsOf } from './mechanics/carried.ts'

type Holds = (definition: SlotDefinition) => boolean

const rulesOf = ({ features }: SlotDefinition): HoldAndSpinRule[] => features.filter((rule) => rule.kind === 'hold-and-spin')

const valuesOf = ({ symbols }: SlotDefinition, id: string): readonly SymbolValue[] =>
  symbols.find((symbol) => symbol.id === id)?.values ?? []

/** A value has one meaning, and no spin with held reels redraws it. */
export const valuesFit: Holds = (definition) => {
  const values = definition.symbols.flatMap((symbol) => symbol.values ?? [])
  const isOne = ({ units, jackpot, multiplier }: SymbolValue): boolean =>
    [units, jackpot, multiplier].filter((each) => each !== undefined).length === 1
  const isKnown = ({ jackpot }: SymbolValue): boolean => jackpot === undefined || definition.jackpots?.[jackpot] !== undefined
  const holdsReels = definition.features.some(({ kind }) => kind === 'nudge-respin' || kind === 'walking-wilds')
  return values.every((value) => isOne(value) && isKnown(value)) && (values.length === 0 || !holdsReels)
}

/** Each tier is worth more than the one before, and can hit. */
export const jackpotsFall: Holds = (definition) => {
  const tiers = Object.entries(definition.jackpots ?? {})
  const falling = [
    ...definition.symbols.flatMap(({ values = [] }) => values.map(({ jackpot }) => jackpot)),
    ...rulesOf(definition).map(({ fullGrid }) => fullGrid),
  ]
  const known = falling.filter((tier) => tier !== undefined)
  return (
    tiers.every(([tier, units], at) => falling.includes(tier) && (at === 0 || units > tiers[at - 1]![1])) &&
    known.every((tier) => definition.jackpots?.[tier] !== undefined)
  )
}

/** One coin carries values, each other coin has a single multiplier, and all are scatters. */
export const coinsFit: Holds = (definition) =>
  rulesOf(definition).every((rule) =>
    [rule.symbol, ...Object.keys(rule.coins)].every((id) => {
      const values = valuesOf(definition, id)
      const multipliers = values.filter(({ multiplier }) => multiplier !== undefined)
      const isScatter = definition.symbols.some((symbol) => symbol.id === id && symbol.role === 'scatter')
      const fits =
        id === rule.symbol ? values.length > 0 && multipliers.length === 0 : values.length === 1 && multipliers.length === 1
      return isScatter && fits && rule.coins[id] !== undefined
    }),
  )

/** A hold-and-spin is its game's only feature, and coins of several kinds are its only wins. */
export const holdsAlone: Holds = (definition) =>
  rulesOf(definition).every(
    (rule) =>
      definition.features.length === 1 &&
      !definition.heights &&
      (Object.keys(rule.coins).length === 1 || definition.wins.length === 0),
  )

/** The reels can show enough coins, and leave a cell free to spin. */
export const coinsCanStart: Holds = ({ reels, rows, features }) =>
  rulesOf({ reels, rows, features } as SlotDefinition).every(({ coins, countMin }) => {
    const most = reels.map((reel) =>
      Math.max(
        ...reel.map(
          (_, stop) =>
            Array.from({ length: rows }, (_row, row) => reel[(stop + row) % reel.length]!).filter((id) => coins[id] !== undefined)
              .length,
        ),
      ),
    )
    return most.reduce((sum, count) => sum + count, 0) >= countMin && countMin < reels.length * rows
  })

/** Each row opens at more coins than the one before, and at no more than fit by then. */
export const rowsCanOpen: Holds = ({ reels, rows, features }) =>
  rulesOf({ features } as SlotDefinition).every(({ rowsAt = [], countMin }) =>
    rowsAt.every((count, at) => count > (rowsAt[at - 1] ?? countMin) && count <= reels.length * (rows + at)),
  )

/** The highest win: all cells hold the best value, or some of them multiply the others. */
export function linkUnitsMax(definition: SlotDefinition): number {
  return rulesOf(definition).reduce((most, rule) => {
    const cells = definition.reels.length * (definition.rows + (rule.rowsAt?.length ?? 0))
    const best = Math.max(...valuesOf(definition, rule.symbol).map((value) => unitsOf(definition, value)))
    const times = Math.max(...Object.keys(rule.coins).flatMap((id) => valuesOf(definition, id).map((v) => v.multiplier ?? 1)))
    const grand = rule.fullGrid === undefined ? 0 : definition.jackpots![rule.fullGrid]!
    const sums = Array.from({ length: cells }, (_, multiplying) => (cells - multiplying) * best * times ** multiplying)
    return Math.max(most, grand + Math.max(...sums))
  }, 0)
}
