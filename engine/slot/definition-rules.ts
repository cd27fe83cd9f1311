import type { FeatureRule, FreeSpinsRule, LinesRule, Pays, SlotDefinition, SlotSymbol, WaysRule, WinRule } from './definition.ts'
import { type Asked, type Finds, firstFault } from './fault-places.ts'
import { trailUnitsMax } from './bonus-trail-rules.ts'
import { pickedUnitsMax } from './picks-rules.ts'
import { freeSpinsOf } from './wheel-rules.ts'
import { collectedUnitsMax } from './collect-rules.ts'
import { reelsAcross, screensOf } from './screens.ts'
import { linkUnitsMax } from './hold-and-spin-rules.ts'

type Holds = (definition: SlotDefinition) => boolean

export const symbolTwice: Finds = ({ symbols }) =>
  firstFault(symbols.map(({ id }, at) => [`symbols.${at}`, symbols.findIndex((symbol) => symbol.id === id) === at]))

/** Ways, and lines whose wilds multiply, may have several kinds of wilds, distinguished by their multiplier. */
export const hasOneWildAtMost: Holds = ({ symbols, wins }) => {
  const wilds = symbols.filter(({ role }) => role === 'wild')
  return wins.some((rule) => rule.kind === 'ways' || multiplies(rule))
    ? areDistinct(wilds.map(({ multiplier = 1 }) => String(multiplier)))
    : wilds.length <= 1
}

/** Only wilds of ways, and of lines that say so, multiply; and only ways support reels of variable height. */
export const waysOnlyWhereWays: Holds = ({ symbols, heights, wins, features }) => {
  const isWays = wins.every(({ kind }) => kind !== 'lines') && wins.some(({ kind }) => kind === 'ways')
  const multiplying = symbols.filter(({ multiplier }) => multiplier !== undefined)
  if (!isWays) return (multiplying.length === 0 || wins.some(multiplies)) && !heights
  return multiplying.every(({ role }) => role === 'wild') && !(heights && features.some(({ kind }) => kind === 'nudge-respin'))
}

/** Each reel has a weight for each height up to all rows, and can reach the highest. */
export const heightsFit: Holds = ({ rows, reels, heights }) =>
  !heights ||
  (heights.min <= rows &&
    heights.weights.length === reels.length &&
    heights.weights.every((weights) => weights.length === rows - heights.min + 1 && weights.at(-1)! > 0))

export const unknownSymbol: Finds = (definition) =>
  firstFault(namesIn(definition).map(([place, name]) => [place, roleOf(definition, name) !== undefined]))

/** Every symbol that the rules name, and where. */
function namesIn(definition: SlotDefinition): (readonly [place: string, name: string])[] {
  const keysIn = (place: string, names: object) => Object.keys(names).map((name) => [`${place}.${name}`, name] as const)
  return [
    ...reelSets(definition).flatMap(([place, reels]) =>
      reels.flatMap((reel, at) => reel.map((name, stop) => [`${place}.${at}.${stop}`, name] as const)),
    ),
    ...definition.wins.flatMap((rule, at) =>
      rule.kind === 'scatters' ? [[`wins.${at}.symbol`, rule.symbol] as const] : keysIn(`wins.${at}.pays`, rule.pays),
    ),
    ...definition.features.flatMap((rule, at) => [
      [`features.${at}.symbol`, rule.symbol] as const,
      ...(rule.kind === 'free-spins' ? (rule.expands ?? []) : []).map(
        (name, index) => [`features.${at}.expands.${index}`, name] as const,
      ),
      ...(rule.kind === 'hold-and-spin' ? keysIn(`features.${at}.coins`, rule.coins) : []),
    ]),
  ]
}

/** Lines pay no scatters, ways and clusters only plain symbols; scatter pays, free spins and wheels use scatters. */
export const wrongRole: Finds = (definition) =>
  firstFault([
    ...definition.wins.flatMap((rule, at): Asked[] => {
      if (rule.kind === 'scatters') return [[`wins.${at}.symbol`, roleOf(definition, rule.symbol) === 'scatter']]
      if (rule.kind === 'anywhere') return []
      const fits = (role: string | undefined): boolean => (rule.kind === 'lines' ? role !== 'scatter' : role === 'plain')
      return Object.keys(rule.pays).map((name) => [`wins.${at}.pays.${name}`, fits(roleOf(definition, name))])
    }),
    ...seriesOf(definition).map(({ place, rule }): Asked => [`${place}.symbol`, roleOf(definition, rule.symbol) === 'scatter']),
    ...bonusesOf(definition).map(({ place, rule }): Asked => [`${place}.symbol`, roleOf(definition, rule.symbol) === 'scatter']),
  ])

/** Every reel covers its rows, and free spins have as many reels as the game. */
export const shortStrip: Finds = (definition) =>
  firstFault(
    reelSets(definition).flatMap(([place, reels]): Asked[] => [
      [place, reels.length === definition.reels.length],
      ...reels.map((reel, at): Asked => [`${place}.${at}`, reel.length >= definition.rows]),
    ]),
  )

export const lineOutside: Finds = ({ wins, rows, ...definition }) => {
  const across = reelsAcross(definition)
  return firstFault(linesIn(wins).map(([place, line]) => [place, line.length === across && line.every((row) => row < rows)]))
}

export const lineTwice: Finds = ({ wins }) => {
  const lines = linesIn(wins)
  const ruleOf = (place: string): string => place.slice(0, place.lastIndexOf('.'))
  return firstFault(
    lines.map(([place, line], at) => [
      place,
      lines.findIndex(([other, each]) => ruleOf(other) === ruleOf(place) && String(each) === String(line)) === at,
    ]),
  )
}

const linesIn = (wins: readonly WinRule[]) =>
  wins.flatMap((rule, at) =>
    rule.kind === 'lines' ? rule.lines.map((line, index) => [`wins.${at}.lines.${index}`, line] as const) : [],
  )

export const paysSomething: Holds = ({ wins, features }) =>
  wins.some((rule) => Object.keys(rule.pays).length > 0) || features.some(({ kind }) => kind === 'hold-and-spin')

/**
 * If wilds alone can fill a line, the full line has a pay of its own, that of the first wild; it substitutes for no
 * symbol.
 */
export const fullWildsPay: Holds = (definition) =>
  screenSets(definition).every((reels) => {
    const wild = wildOf(definition)
    const isFull = reels.every((reel) => reel.some((name) => roleOf(definition, name) === 'wild'))
    if (wild === undefined || !isFull) return true
    return linesRules(definition).every((rule) => rule.pays[wild]?.[reels.length] !== undefined)
  })

/** The first reel determines the symbols that can win by ways, so that a run has a single symbol. */
export const wildOnFirstReel: Finds = (definition) =>
  waysRules(definition).length === 0
    ? undefined
    : firstFault(
        reelSets(definition).flatMap(([place, [first]]) =>
          first!.map((name, stop): Asked => [`${place}.0.${stop}`, roleOf(definition, name) !== 'wild']),
        ),
      )

/** No advertised win is impossible (INFO-3). */
export const unreachablePay: Finds = (definition) =>
  firstFault(
    definition.wins.flatMap((rule, at): Asked[] => {
      const place = `wins.${at}.pays`
      if (rule.kind === 'scatters') {
        const most = Math.max(...reelSets(definition).map(([, reels]) => scatterWays(definition, reels, rule.symbol).length - 1))
        return Object.keys(rule.pays).map((count) => [`${place}.${count}`, Number(count) <= most])
      }
      if (rule.kind !== 'lines' && rule.kind !== 'ways') return []
      return Object.entries(rule.pays).flatMap(([symbol, pays = {}]) =>
        Object.keys(pays).map((count): Asked => [`${place}.${symbol}.${count}`, Number(count) <= lineReach(definition, symbol)]),
      )
    }),
  )

export const endlessSpins: Finds = (definition) =>
  firstFault(seriesOf(definition).map(({ spinsPlace, rule }) => [`${spinsPlace}.spinsMax`, rule.spinsMax >= rule.spins]))

export const impossibleTrigger: Finds = (definition) =>
  firstFault([
    ...[...seriesOf(definition), ...bonusesOf(definition)].map(({ place, rule }): Asked => [
      `${place}.countMin`,
      scatterWays(definition, definition.reels, rule.symbol).length > rule.countMin,
    ]),
    ...definition.features.map((rule, at): Asked => [
      `features.${at}`,
      rule.kind !== 'nudge-respin' || definition.reels.filter((reel) => reel.includes(rule.symbol)).length >= 2,
    ]),
  ])

/** A free spin retriggers less than one spin on average, so a series ends by itself rather than at its limit. */
export const endlessRetrigger: Finds = (definition) =>
  firstFault(
    seriesOf(definition).map(({ spinsPlace, rule }) => {
      const ways = scatterWays(definition, rule.reels ?? definition.reels, rule.symbol)
      const sum = (counts: readonly bigint[]): bigint => counts.reduce((total, count) => total + count, 0n)
      return [`${spinsPlace}.retriggerSpins`, sum(ways.slice(rule.countMin)) * BigInt(rule.retriggerSpins) < sum(ways)]
    }),
  )

export const fallingLevel: Finds = (definition) =>
  firstFault(levelsIn(definition).map(({ place, level, before }) => [place, before === undefined || level > before]))

/** A pay is a whole number of minor units at every stake, so no win is ever rounded. */
export const roundingLevel: Finds = (definition) =>
  firstFault(levelsIn(definition).map(({ place, level }) => [place, level % definition.unitsPerPlay === 0]))

const levelsIn = ({ betLevels }: SlotDefinition) =>
  Object.entries(betLevels).flatMap(([mode, levels]) =>
    levels.map((level, at) => ({ place: `betLevels.${mode}.${at}`, level, before: levels[at - 1] })),
  )

/** A quick bound; the math report proves that the cap is reached, and how often. */
export const capIsWithinReach: Holds = (definition) => {
  const spinMax = definition.wins.reduce((sum, rule) => {
    const highest = Math.max(...paysOf(rule).map(payMax))
    if (rule.kind === 'ways') return sum + highest * waysMax(definition)
    return sum + (rule.kind === 'lines' ? highest * linesMax(definition, rule) * timesMax(definition, rule) : highest)
  }, 0)
  const spins = definition.features.reduce((count, rule) => count + spinsWorth(rule), 1)
  const cascades = definition.cascade ? Math.max(...definition.cascade.multipliers) * definition.cascade.stepsMax : 1
  const spinBest = (spinMax + collectedUnitsMax(definition)) * spins * cascades
  const others = linkUnitsMax(definition) + pickedUnitsMax(definition) + trailUnitsMax(definition)
  return spinBest + others >= definition.capMultiple * definition.unitsPerPlay
}

/** An upper bound on a feature's worth, in ordinary spins. */
function spinsWorth(rule: FeatureRule): number {
  if (rule.kind === 'walking-wilds') return rule.respinsMax
  if (rule.kind === 'wheel') return Math.max(...rule.modes.map(({ spinsMax, multiplier }) => spinsMax * multiplier))
  return rule.kind === 'free-spins' ? rule.spinsMax * multiplierMax(rule) * (rule.expands ? 2 : 1) : 1
}

const multiplierMax = ({ grows, stages, ladder, multiplier }: FreeSpinsRule): number =>
  grows?.max ?? stages?.multipliers.at(-1) ?? ladder?.multipliers.at(-1) ?? multiplier

export const capIsSafe: Holds = (definition) =>
  levelsIn(definition).every(({ level }) => Number.isSafeInteger(level * definition.capMultiple))

const multiplies = (rule: WinRule): boolean => rule.kind === 'lines' && rule.wildMultipliers !== undefined

/** All lines of all screens, as often as they count together. */
const linesMax = ({ screens }: SlotDefinition, { lines }: LinesRule): number =>
  lines.length * (screens ? screens.count * screens.together : 1)

/** The highest line multiplier. */
function timesMax({ symbols, reels }: SlotDefinition, { wildMultipliers, fullGridMultiplier = 1 }: LinesRule): number {
  const best = Math.max(...symbols.map(({ multiplier }) => multiplier ?? 1))
  if (wildMultipliers === 'sum') return best * reels.length
  return wildMultipliers === 'product' ? best ** reels.length : fullGridMultiplier
}

/** More ways than any window has: every cell a wild, or two symbols. */
function waysMax({ symbols, reels, rows }: SlotDefinition): number {
  const most = Math.max(...symbols.map(({ multiplier = 1, twoOf }) => (twoOf === undefined ? multiplier : 2)))
  return (rows * most) ** reels.length
}

/** The number of stops by scatters in view, up to the highest count possible. */
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

/** The longest run from the left that a line of `symbol` and wilds can reach on any set of reels. */
function lineReach(definition: SlotDefinition, symbol: string): number {
  const isWalking = definition.features.some((rule) => rule.kind === 'walking-wilds' && rule.symbol === symbol)
  if (isWalking) return definition.reels.length
  const reaches = screenSets(definition).map((reels) => {
    const fits = ({ id, role, twoOf }: SlotSymbol): boolean => id === symbol || twoOf === symbol || role === 'wild'
    const names = new Set(definition.symbols.filter(fits).map(({ id }) => id))
    const end = reels.findIndex((reel) => !reel.some((name) => names.has(name)))
    return end === -1 ? reels.length : end
  })
  return Math.max(...reaches)
}

/** The base reels and those of its series, with their field names. */
const reelSets = (definition: SlotDefinition): (readonly [place: string, reels: SlotDefinition['reels']])[] => [
  ['reels', definition.reels],
  ...seriesOf(definition).flatMap(({ place, rule }) => (rule.reels ? [[`${place}.reels`, rule.reels] as const] : [])),
]

/** The reels that one line can cross. */
const screenSets = (definition: SlotDefinition): SlotDefinition['reels'][] =>
  reelSets(definition).flatMap(([, reels]) => screensOf(definition, reels))

interface PlacedSeries {
  readonly rule: FreeSpinsRule
  readonly place: string
  /** The field with its numbers of spins. */
  readonly spinsPlace: string
}

/** All free spins, including those that a wheel awards. */
const seriesOf = (definition: SlotDefinition): PlacedSeries[] =>
  definition.features.flatMap((rule, at) => {
    const place = `features.${at}`
    if (rule.kind === 'free-spins') return [{ rule, place, spinsPlace: place }]
    if (rule.kind !== 'wheel') return []
    return freeSpinsOf(rule).map((series, mode) => ({ rule: series, place, spinsPlace: `${place}.modes.${mode}` }))
  })

const bonusesOf = ({ features }: SlotDefinition) =>
  features.flatMap((rule, at) =>
    rule.kind === 'picks' || rule.kind === 'bonus-trail' ? [{ rule, place: `features.${at}` }] : [],
  )

const linesRules = ({ wins }: SlotDefinition): LinesRule[] => wins.filter((rule) => rule.kind === 'lines')

const waysRules = ({ wins }: SlotDefinition): WaysRule[] => wins.filter((rule) => rule.kind === 'ways')

const roleOf = ({ symbols }: SlotDefinition, id: string): SlotSymbol['role'] | undefined =>
  symbols.find((symbol) => symbol.id === id)?.role

const wildOf = ({ symbols }: SlotDefinition): string | undefined => symbols.find(({ role }) => role === 'wild')?.id

const paysOf = (rule: WinRule): Pays[] =>
  rule.kind === 'scatters' ? [rule.pays] : Object.values(rule.pays).map((pays) => pays ?? {})

const payMax = (pays: Pays): number => Math.max(0, ...Object.values(pays))

const areDistinct = (names: readonly string[]): boolean => new Set(names).size === names.length
