import type { AnalysisMethod, Exact, ModeReport } from '../math-report/math-report.ts'
import type { PlayMode } from '../definition.ts'
import type { FeatureRule, Pays, SlotDefinition, WaysRule, WinRule } from './definition.ts'
import { bonusTrailRules } from './bonus-trail-help.ts'
import { collectRules, trailRules } from './collect-help.ts'
import { holdAndSpinRules, jackpotFacts, smallestLink, valueRules, type Wording } from './hold-and-spin-help.ts'
import type { HelpMessageKey } from '../help-messages.en.ts'
import { mysteryRules } from './mystery-help.ts'
import { picksRules } from './picks-help.ts'
import { poolRules } from './pool-help.ts'
import { bookOdds, groupRules, tumbleRules } from './tumble-help.ts'
import { wheelRules } from './wheel-help.ts'
import { screensHelp } from './screens-help.ts'
import { wildReelsHelp } from './wild-reels-help.ts'
import { listOf } from '../help-lists.ts'
import type { HelpFact, HelpPage, HelpSource, HelpText, PayRow } from '../help.ts'

/** The value of these units at a stake, both in minor units. */
export const payAmount = ({ unitsPerPlay }: SlotDefinition, units: number, playAmount: number): number =>
  (playAmount / unitsPerPlay) * units

export function slotHelp(source: HelpSource<SlotDefinition>, language: 'en' | 'es'): HelpPage {
  const { definition } = source
  const nameOf = (symbol: string): string => source.symbolNames[symbol]?.[language] ?? symbol
  return {
    paytable: paytableOf(definition, nameOf),
    lines: definition.wins.flatMap((rule) => (rule.kind === 'lines' ? rule.lines : [])),
    rules: [...rulesOf(definition, { nameOf, language }), ...bookOdds(definition, source.mathReport, nameOf)],
    facts: factsOf(source),
  }
}

function paytableOf({ symbols, wins }: SlotDefinition, nameOf: (symbol: string) => string): PayRow[] {
  const rows = symbols.map(({ id, role }) => {
    const pays = wins.flatMap((rule) => Object.entries(paysFor(rule, id)))
    return {
      symbol: id,
      name: nameOf(id),
      role,
      pays: pays.map(([count, units]) => ({ count: Number(count), units })).sort((a, b) => b.count - a.count),
    }
  })
  const rank = (row: PayRow): number => (row.role === 'scatter' ? -1 : Math.max(0, ...row.pays.map(({ units }) => units)))
  return rows.sort((left, right) => rank(right) - rank(left))
}

const paysFor = (rule: WinRule, symbol: string): Pays =>
  rule.kind !== 'scatters' ? (rule.pays[symbol] ?? {}) : rule.symbol === symbol ? rule.pays : {}

function rulesOf(definition: SlotDefinition, wording: Wording): HelpText[] {
  const { nameOf, language } = wording
  return [
    ...wildRules(definition, wording),
    ...definition.wins.flatMap((rule) => (rule.kind === 'ways' ? waysRules(definition, nameOf) : winRules(rule, nameOf))),
    ...screensHelp(definition),
    ...wildReelsHelp('spins', definition, language),
    ...mysteryRules(definition, nameOf),
    ...definition.features.flatMap((rule) => featureRules(definition, rule, wording)),
    ...tumbleRules(definition, nameOf),
    ...valueRules(definition, wording),
    ...poolRules(definition, nameOf),
    { key: definition.pools ? 'ruleCapWithPools' : 'ruleCap', values: { multiple: definition.capMultiple } },
    { key: definition.pools ? 'ruleChanceWithPools' : 'ruleChance', values: {} },
    { key: 'ruleNoTiming', values: {} },
  ]
}

/** The effect of multiplying wilds, on ways and on lines. */
const WILD_TIMES = { ways: 'ruleWildMultiplies', sum: 'ruleWildTimesSum', product: 'ruleWildTimesProduct' } as const

function wildRules({ symbols, reels, features, wins }: SlotDefinition, { nameOf, language }: Wording): HelpText[] {
  const wild = symbols.find(({ role }) => role === 'wild')?.id
  const scatters = symbols.flatMap(({ id, role }) => (role === 'scatter' ? nameOf(id) : []))
  const multiplying = symbols.flatMap(({ id, multiplier }) => (multiplier === undefined ? [] : { wild: nameOf(id), multiplier }))
  if (wild === undefined) return []
  const how = wins.flatMap((rule) => (rule.kind === 'lines' ? (rule.wildMultipliers ?? []) : []))[0]
  const values = { wild: nameOf(wild) }
  const on = reels.flatMap((reel, index) => (reel.includes(wild) ? [index + 1] : []))
  const isForFreeSpins = on.length === 0 && features.some((rule) => 'reels' in rule && rule.reels?.flat().includes(wild))
  return [
    scatters.length === 0
      ? { key: 'ruleWild', values }
      : { key: 'ruleWildAndScatter', values: { ...values, scatter: listOf(scatters, language) } },
    ...(isForFreeSpins ? [{ key: 'ruleWildFreeSpins', values } as const] : []),
    ...(on.length > 0 && on.length < reels.length
      ? [{ key: 'ruleWildReels', values: { ...values, reels: listOf(on, language) } } as const]
      : []),
    ...multiplying.map((values) => ({ key: WILD_TIMES[how ?? 'ways'], values }) as const),
  ]
}

function waysRules({ symbols, rows, reels, heights, addsReels }: SlotDefinition, nameOf: (symbol: string) => string): HelpText[] {
  const ways = rows ** reels.length
  const pairs = symbols.flatMap(({ id, twoOf }) => (twoOf === undefined ? [] : nameOf(id)))
  if (addsReels) return [addedReelsRule(addsReels.first, rows, reels.length)]
  return [
    { key: heights ? 'ruleWaysUpTo' : 'ruleWays', values: { ways } },
    ...(heights ? [{ key: 'ruleHeights', values: { min: heights.min, max: rows } } as const] : []),
    ...(pairs.length === 0
      ? []
      : [{ key: 'rulePairs', values: { pairs: pairs.join(', '), ways: (2 * rows) ** reels.length } } as const]),
  ]
}

const addedReelsRule = (first: number, rows: number, last: number): HelpText => ({
  key: 'ruleAddedReels',
  values: { first, last, ways: rows ** first, most: rows ** last },
})

function winRules(rule: Exclude<WinRule, WaysRule>, nameOf: (symbol: string) => string): HelpText[] {
  if (rule.kind === 'scatters') return [{ key: 'ruleScatter', values: { scatter: nameOf(rule.symbol) } }]
  if (rule.kind !== 'lines') return groupRules(rule)
  const key = rule.direction === 'both' ? 'ruleLinesBothWays' : 'ruleLines'
  const lines: HelpText = { key, values: { lines: rule.lines.length } }
  if (rule.fullGridMultiplier === undefined) return [lines]
  return [lines, { key: 'ruleFullGrid', values: { multiplier: rule.fullGridMultiplier } }]
}

function featureRules(definition: SlotDefinition, rule: FeatureRule, wording: Wording): HelpText[] {
  const { nameOf } = wording
  const { reels } = definition
  if (rule.kind === 'hold-and-spin') return holdAndSpinRules(definition, rule, wording)
  if (rule.kind === 'nudge-respin') {
    return [{ key: 'ruleNudgeRespin', values: { symbol: nameOf(rule.symbol), held: reels.length - 1 } }]
  }
  if (rule.kind === 'walking-wilds') {
    return [{ key: 'ruleWalkingWilds', values: { wild: nameOf(rule.symbol), respinsMax: rule.respinsMax } }]
  }
  if (rule.kind === 'wheel') return wheelRules(rule, nameOf)
  if (rule.kind === 'collect') return collectRules(definition, rule, wording)
  if (rule.kind === 'picks') return picksRules(definition, rule, wording)
  if (rule.kind === 'bonus-trail') return bonusTrailRules(definition, rule, wording)
  const { countMin: count, spins, retriggerSpins, spinsMax, multiplier } = rule
  const scatter = nameOf(rule.symbol)
  const texts: HelpText[] = [
    multiplier === 1
      ? { key: 'ruleFreeSpinsPlain', values: { count, scatter, spins } }
      : { key: 'ruleFreeSpins', values: { count, scatter, spins, multiplier } },
  ]
  if (retriggerSpins > 0) texts.push({ key: 'ruleRetrigger', values: { count, scatter, spins: retriggerSpins, spinsMax } })
  if (rule.expands) {
    const one = rule.expands.length
    texts.push({ key: 'ruleExpandingSymbol', values: { one, symbols: rule.expands.map(nameOf).join(', ') } })
  }
  if (rule.grows) texts.push({ key: 'ruleGrowing', values: { max: rule.grows.max } })
  if (rule.upgrades) texts.push({ key: 'ruleUpgrades', values: { scatter, trail: rule.upgrades.trail.map(nameOf).join(', ') } })
  const wild = definition.symbols.find(({ role }) => role === 'wild')?.id
  if (rule.wildsStick && wild) texts.push({ key: 'ruleWildsStick', values: { wild: nameOf(wild) } })
  texts.push(...trailRules(rule, nameOf), ...wildReelsHelp('free_spins', rule, wording.language))
  if (rule.reels) texts.push({ key: 'ruleOwnReels', values: {} })
  return texts
}

function factsOf({ definition, mathReport }: HelpSource<SlotDefinition>): HelpFact[] {
  const { hitRate, volatility, sigma, topWin, cascadesMax, cascadeRates = {}, featureRates = {} } = mathReport.modes[0]
  const hitRateKey = smallestPay(definition) < definition.unitsPerPlay ? 'hitRateText' : 'hitRateWholeText'
  return [
    rtpFact(mathReport.modes[0]),
    fact('hitRateLabel', hitRateKey, { percent: percentOf(hitRate), oneIn: oneInOf(hitRate) }),
    fact('volatilityLabel', 'volatilityText', { level: volatility, sigma: Number(sigma).toFixed(1) }),
    ...definition.features.flatMap(({ kind }) => {
      const [label, text] = FEATURE_FACTS[kind]
      // Collectors may land in free spins only.
      return featureRates[kind]!.numerator === '0' ? [] : fact(label, text, { oneIn: oneInOf(featureRates[kind]!) })
    }),
    ...jackpotFacts(definition, mathReport),
    ...mathReport.modes.flatMap((mode) => (mode.id === 'buy' ? [fact('buyRtpLabel', 'rtpBookText', bookFacts(mode))] : [])),
    ...(cascadesMax === undefined
      ? []
      : [stepsFact(definition, { most: cascadesMax, all: 10_000, rates: rateList(cascadeRates) })]),
    fact('topWinLabel', 'topWinText', { multiple: Number(topWin.multiple), oneIn: Number(topWin.oneIn) }),
  ]
}

const stepsFact = ({ tumble, addsReels }: SlotDefinition, values: HelpText['values']): HelpFact =>
  addsReels
    ? fact('addedReelsLabel', 'addedReelsText', values)
    : tumble?.holds
      ? fact('heldRespinsLabel', 'heldRespinsText', values)
      : fact('cascadesLabel', 'cascadesText', values)

/** Includes the seeds of progressive jackpots, which are returned to players too. */
function rtpFact({ rtp, method, cycle, pools }: ModeReport): HelpFact {
  if (!pools) return fact('rtpLabel', RTP_TEXTS[method] ?? 'rtpText', { percent: percentOf(rtp), cycle: Number(cycle) })
  const returnIn = (mode: PlayMode): string =>
    (
      100 * Object.values(pools).reduce((sum, { seedShares }) => sum + Number(seedShares[mode].decimal), Number(rtp.decimal))
    ).toFixed(2)
  const values = {
    coins: returnIn('TournamentPoints'),
    entries: returnIn('SweepStakes'),
    reels: percentOf(rtp),
    cycle: Number(cycle),
  }
  return fact('rtpLabel', 'rtpPoolsText', values)
}

/** How the return was counted, if not over the stops of the reels. */
const RTP_TEXTS: Partial<Record<AnalysisMethod, HelpMessageKey>> = { chain: 'rtpChainText', book: 'rtpBookText' }

const bookFacts = ({ rtp, cycle }: ModeReport): HelpText['values'] => ({ percent: percentOf(rtp), cycle: Number(cycle) })

const FEATURE_FACTS = {
  'nudge-respin': ['nudgeRespinRateLabel', 'nudgeRespinRateText'],
  'free-spins': ['freeSpinsRateLabel', 'freeSpinsRateText'],
  collect: ['collectRateLabel', 'collectRateText'],
  'hold-and-spin': ['holdAndSpinRateLabel', 'holdAndSpinRateText'],
  'walking-wilds': ['walkingWildsRateLabel', 'walkingWildsRateText'],
  wheel: ['wheelRateLabel', 'wheelRateText'],
  picks: ['picksRateLabel', 'picksRateText'],
  'bonus-trail': ['bonusTrailRateLabel', 'bonusTrailRateText'],
} as const satisfies Record<FeatureRule['kind'], readonly [HelpMessageKey, HelpMessageKey]>

const fact = (label: HelpMessageKey, key: HelpMessageKey, values: HelpText['values']): HelpFact => ({
  label,
  text: { key, values },
})

/** At least this many, and in how many of 10,000 rounds; down to a frequency of one. */
const rateList = (rates: Readonly<Record<string, Exact>>): string =>
  Object.entries(rates)
    .map(([count, { decimal }]) => [count, Math.round(10_000 * Number(decimal))] as const)
    .filter(([, rounds]) => rounds > 0)
    .map(([count, rounds]) => `${count} (${rounds.toLocaleString('en-US')})`)
    .join(', ')

const percentOf = ({ decimal }: Exact): string => (100 * Number(decimal)).toFixed(2)

/** With one decimal where it matters: one in 3.8, one in 190. */
function oneInOf({ decimal }: Exact): number {
  const oneIn = 1 / Number(decimal)
  return oneIn < 10 ? Math.round(oneIn * 10) / 10 : Math.round(oneIn)
}

const smallestPay = (definition: SlotDefinition): number =>
  Math.min(
    smallestLink(definition),
    ...definition.wins.flatMap((rule) =>
      rule.kind === 'scatters' ? Object.values(rule.pays) : Object.values(rule.pays).flatMap((pays) => Object.values(pays ?? {})),
    ),
  )
