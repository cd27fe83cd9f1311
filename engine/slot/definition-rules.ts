import type {
  FeatureRule,
  FreeSpinsRule,
  LinesRule,
  Pays,
  ScattersRule,
  SlotDefinition,
  SlotSymbol,
  WaysRule,
  WinRule,
} from './definition.ts'
import { wheelFreeSpins } from './wheel-rules.ts'

import { collectedUnitsMax } from './collect-rules.ts'
import { linkUnitsMax } from './hold-and-spin-rules.ts'

type Holds = (definition: SlotDefinition) => boolean

export const symbolsAreDistinct: Holds = ({ symbols }) => areDistinct(symbols.map((symbol) => symbol.id))

/** Ways know wilds of several kinds, told apart by what they multiply by. */
export const hasOneWildAtMost: Holds = ({ symbols, wins }) => {
  const wilds = symbols.filter(({ role }) => role === 'wild')
  return wins.some(({ kind }) => kind === 'ways')
    ? areDistinct(wilds.map(({ multiplier = 1 }) => String(multiplier)))
    : wilds.length <= 1
}

/** Only wilds in games of ways multiply, and only ways are counted on reels that differ in height. */
export const waysOnlyWhereWays: Holds = ({ symbols, heights, wins, features }) => {
  const isWays = wins.every(({ kind }) => kind !== 'lines') && wins.some(({ kind }) => kind === 'ways')
  const multiplying = symbols.filter(({ multiplier }) => multiplier !== undefined)
  if (!isWays) return multiplying.length === 0 && !heights
  return multiplying.every(({ role }) => role === 'wild') && !(heights && features.some(({ kind }) => kind === 'nudge-respin'))
}

/** Each reel has a weight for each height up to all rows, and can take the highest. */
export const heightsFit: Holds = ({ rows, reels, heights }) =>
  !heights ||
  (heights.min <= rows &&
    heights.weights.length === reels.length &&
    heights.weights.every((weights) => weights.length === rows - heights.min + 1 && weights.at(-1)! > 0))

export const knowsAllSymbols: Holds = (definition) => {
  const named = [
    ...allReels(definition).flat(),
    ...definition.wins.flatMap((rule) => (rule.kind === 'scatters' ? rule.symbol : Object.keys(rule.pays))),
    ...definition.features.map((feature) => feature.symbol),
    ...freeSpinsRules(definition).flatMap(({ expands = [] }) => expands),
    ...definition.features.flatMap((rule) => (rule.kind === 'hold-and-spin' ? Object.keys(rule.coins) : [])),
  ]
  return named.every((name) => roleOf(definition, name) !== undefined)
}

/** Lines pay no scatters; scatter pays and free spins are for scatters alone. */
export const rolesFit: Holds = (definition) =>
  linesRules(definition).every((rule) => Object.keys(rule.pays).every((name) => roleOf(definition, name) !== 'scatter')) &&
  waysRules(definition).every((rule) => Object.keys(rule.pays).every((name) => roleOf(definition, name) === 'plain')) &&
  scattersRules(definition).every((rule) => roleOf(definition, rule.symbol) === 'scatter') &&
  freeSpinsRules(definition).every((rule) => roleOf(definition, rule.symbol) === 'scatter')

/** Every reel covers its rows, and free spins have as many reels as the game. */
export const stripsFillTheGrid: Holds = (definition) =>
  allReels(definition).every((reel) => reel.length >= definition.rows) &&
  freeSpinsRules(definition).every((rule) => !rule.reels || rule.reels.length === definition.reels.length)

export const linesFitTheGrid: Holds = (definition) =>
  linesRules(definition).every((rule) =>
    rule.lines.every((line) => line.length === definition.reels.length && line.every((row) => row < definition.rows)),
  )

export const linesAreDistinct: Holds = (definition) => linesRules(definition).every((rule) => areDistinct(rule.lines.map(String)))

export const paysSomething: Holds = ({ wins, features }) =>
  wins.some((rule) => Object.keys(rule.pays).length > 0) || features.some(({ kind }) => kind === 'hold-and-spin')

/** Where wilds alone can fill a line, the full line has a pay of its own: they stand for nothing there. */
export const fullWildsPay: Holds = (definition) =>
  allReelSets(definition).every((reels) => {
    const wild = wildOf(definition)
    if (wild === undefined || !reels.every((reel) => reel.includes(wild))) return true
    return linesRules(definition).every((rule) => rule.pays[wild]?.[reels.length] !== undefined)
  })

/** The first reel says which symbols can win by ways, so that a run has one symbol only. */
export const firstReelIsTame: Holds = (definition) =>
  waysRules(definition).length === 0 ||
  allReelSets(definition).every(([first]) => first!.every((name) => roleOf(definition, name) !== 'wild'))

/** No win is advertised that cannot come (INFO-3). */
export const paysCanHappen: Holds = (definition) =>
  [...linesRules(definition), ...waysRules(definition)].every((rule) =>
    Object.entries(rule.pays).every(([symbol, pays]) => lineReach(definition, symbol) >= countMax(pays ?? {})),
  ) &&
  scattersRules(definition).every((rule) =>
    allReelSets(definition).some((reels) => scatterWays(definition, reels, rule.symbol).length > countMax(rule.pays)),
  )

export const spinsAreLimited: Holds = (definition) => freeSpinsRules(definition).every((rule) => rule.spinsMax >= rule.spins)

export const triggersCanHappen: Holds = (definition) =>
  freeSpinsRules(definition).every((rule) => scatterWays(definition, definition.reels, rule.symbol).length > rule.countMin) &&
  definition.features.every(
    (rule) => rule.kind !== 'nudge-respin' || definition.reels.filter((reel) => reel.includes(rule.symbol)).length >= 2,
  )

/** A free spin brings less than one more on average, so a series ends by itself and not by its limit. */
export const retriggersDieOut: Holds = (definition) =>
  freeSpinsRules(definition).every((rule) => {
    const ways = scatterWays(definition, rule.reels ?? definition.reels, rule.symbol)
    const sum = (counts: readonly bigint[]): bigint => counts.reduce((total, count) => total + count, 0n)
    return sum(ways.slice(rule.countMin)) * BigInt(rule.retriggerSpins) < sum(ways)
  })

export const levelsRise: Holds = ({ betLevels }) =>
  Object.values(betLevels).every((levels) => levels.every((level, i) => i === 0 || level > levels[i - 1]!))

/** A pay is a whole number of minor units at every level, so no rounding ever takes from a win. */
export const paysAreWhole: Holds = (definition) => allLevels(definition).every((level) => level % definition.unitsPerPlay === 0)

/** A quick bound; the certificate proves that the cap really comes, and how often. */
export const capIsWithinReach: Holds = (definition) => {
  const spinMax = definition.wins.reduce((sum, rule) => {
    const highest = Math.max(...paysOf(rule).map(payMax))
    if (rule.kind === 'ways') return sum + highest * waysMax(definition)
    return sum + (rule.kind === 'lines' ? highest * rule.lines.length * (rule.fullGridMultiplier ?? 1) : highest)
  }, 0)
  const spins = definition.features.reduce((count, rule) => count + spinsWorth(rule), 1)
  const cascades = definition.cascade ? Math.max(...definition.cascade.multipliers) * definition.cascade.stepsMax : 1
  const spinBest = (spinMax + collectedUnitsMax(definition)) * spins * cascades
  return spinBest + linkUnitsMax(definition) >= definition.capMultiple * definition.unitsPerPlay
}

/** How many ordinary spins a feature is worth at most. */
function spinsWorth(rule: FeatureRule): number {
  if (rule.kind === 'walking-wilds') return rule.respinsMax
  if (rule.kind === 'wheel') return Math.max(...rule.modes.map(({ spinsMax, multiplier }) => spinsMax * multiplier))
  return rule.kind === 'free-spins' ? rule.spinsMax * multiplierMax(rule) * (rule.expands ? 2 : 1) : 1
}

const multiplierMax = ({ grows, stages, ladder, multiplier }: FreeSpinsRule): number =>
  grows?.max ?? stages?.multipliers.at(-1) ?? ladder?.multipliers.at(-1) ?? multiplier

export const capIsSafe: Holds = (definition) =>
  allLevels(definition).every((level) => Number.isSafeInteger(level * definition.capMultiple))

/** More ways than any window has: every cell a wild, on every reel but the first. */
function waysMax({ symbols, reels, rows }: SlotDefinition): number {
  const multiplier = Math.max(...symbols.map((symbol) => symbol.multiplier ?? 1))
  return rows ** reels.length * multiplier ** (reels.length - 1)
}

/** By number of scatters in view: how many stops show so many. Ends with the highest number possible. */
function scatterWays({ rows, heights }: SlotDefinition, reels: SlotDefinition['reels'], symbol: string): bigint[] {
  return reels.reduce<bigint[]>(
    (ways, reel, index) => {
      const next: bigint[] = []
      const high = heights?.weights[index]!.map((weight, i) => [heights.min + i, weight] as const) ?? [[rows, 1] as const]
      for (const [height, weight] of high) {
        if (weight === 0) continue
        reel.forEach((_, stop) => {
          const seen = Array.from({ length: height }, (_row, row) => reel[(stop + row) % reel.length])
          const count = seen.filter((shown) => shown === symbol).length
          ways.forEach((known, before) => (next[before + count] = (next[before + count] ?? 0n) + known * BigInt(weight)))
        })
      }
      return Array.from(next, (count) => count ?? 0n)
    },
    [1n],
  )
}

/** How many reels from the left a line of `symbol`, helped by wilds, can reach on some set of reels. */
function lineReach(definition: SlotDefinition, symbol: string): number {
  const isWalking = definition.features.some((rule) => rule.kind === 'walking-wilds' && rule.symbol === symbol)
  if (isWalking) return definition.reels.length
  const reaches = allReelSets(definition).map((reels) => {
    const end = reels.findIndex((reel) => !reel.some((name) => name === symbol || roleOf(definition, name) === 'wild'))
    return end === -1 ? reels.length : end
  })
  return Math.max(...reaches)
}

const allReelSets = (definition: SlotDefinition): SlotDefinition['reels'][] => [
  definition.reels,
  ...freeSpinsRules(definition).flatMap((rule) => (rule.reels ? [rule.reels] : [])),
]

const allReels = (definition: SlotDefinition): (readonly string[])[] => allReelSets(definition).flat()

const allLevels = ({ betLevels }: SlotDefinition): number[] => Object.values(betLevels).flat()

const linesRules = ({ wins }: SlotDefinition): LinesRule[] => wins.filter((rule) => rule.kind === 'lines')

const waysRules = ({ wins }: SlotDefinition): WaysRule[] => wins.filter((rule) => rule.kind === 'ways')

const scattersRules = ({ wins }: SlotDefinition): ScattersRule[] => wins.filter((rule) => rule.kind === 'scatters')

/** Those that a wheel brings, too. */
const freeSpinsRules = (definition: SlotDefinition): FreeSpinsRule[] => [
  ...definition.features.filter((rule) => rule.kind === 'free-spins'),
  ...wheelFreeSpins(definition),
]

const roleOf = ({ symbols }: SlotDefinition, id: string): SlotSymbol['role'] | undefined =>
  symbols.find((symbol) => symbol.id === id)?.role

const wildOf = ({ symbols }: SlotDefinition): string | undefined => symbols.find(({ role }) => role === 'wild')?.id

const countMax = (pays: Pays): number => Math.max(0, ...Object.keys(pays).map(Number))

const paysOf = (rule: WinRule): Pays[] =>
  rule.kind === 'scatters' ? [rule.pays] : Object.values(rule.pays).map((pays) => pays ?? {})

const payMax = (pays: Pays): number => Math.max(0, ...Object.values(pays))

const areDistinct = (names: readonly string[]): boolean => new Set(names).size === names.length
