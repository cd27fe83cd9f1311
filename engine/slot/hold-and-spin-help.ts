import { languageTag } from '#kernel/locale.ts'
import { listOf } from '../help-lists.ts'
import type { MathReport, Exact } from '../math-report/math-report.ts'
import type { HelpMessageKey } from '../help-messages.en.ts'
import type { HelpFact, HelpText } from '../help.ts'
import type { HoldAndSpinRule, SlotDefinition, SymbolValue } from './definition.ts'

/** The formatters of names and numbers. */
export interface Wording {
  readonly nameOf: (symbol: string) => string
  readonly language: 'en' | 'es'
}

/** The possible values of every symbol that carries one, and the worth of the jackpots. */
export function valueRules(definition: SlotDefinition, { nameOf, language }: Wording): HelpText[] {
  const { symbols, jackpots, unitsPerPlay } = definition
  const multiple = (units: number): string => `${decimalOf(units / unitsPerPlay, language)}×`
  const told = ({ units, jackpot, weight }: SymbolValue): string =>
    `${jackpot === undefined ? multiple(units ?? 0) : tierName(jackpot, language)} (${decimalOf(weight, language)})`
  const carrying = symbols.flatMap(({ id, values = [] }) =>
    values.some(({ multiplier }) => multiplier === undefined) ? [{ id, values }] : [],
  )
  const texts = carrying.map(({ id, values }): HelpText => {
    const all = values.reduce((sum, { weight }) => sum + weight, 0)
    return { key: 'ruleValues', values: { symbol: nameOf(id), all, values: values.map(told).join(', ') } }
  })
  if (!jackpots) return texts
  const tiers = Object.entries(jackpots).map(([tier, units]) => `${tierName(tier, language)} ${multiple(units)}`)
  return [...texts, { key: 'ruleJackpots', values: { jackpots: tiers.join(', ') } }]
}

export function holdAndSpinRules(definition: SlotDefinition, rule: HoldAndSpinRule, { nameOf, language }: Wording): HelpText[] {
  const kinds = Object.entries(rule.coins).map(([id, weight]) => ({ id, weight: weight! }))
  const all = kinds.reduce((sum, { weight }) => sum + weight, rule.empty)
  const multipliers = kinds.flatMap(({ id }) => {
    const multiplier = definition.symbols.find((symbol) => symbol.id === id)?.values?.[0]?.multiplier
    return multiplier === undefined ? [] : [{ coin: nameOf(id), multiplier }]
  })
  const { countMin: count, respins, fullGrid, rowsAt } = rule
  const texts: HelpText[] = [
    ...(definition.wins.length === 0 ? [{ key: 'ruleNoOtherWins', values: {} } as const] : []),
    {
      key: 'ruleHoldAndSpin',
      values: {
        count,
        respins,
        coins: listOf(
          kinds.map(({ id }) => nameOf(id)),
          language,
          'disjunction',
        ),
      },
    },
    ...kinds.map(({ id, weight }) => ({ key: 'ruleCoinChance', values: { coin: nameOf(id), weight, all } }) as const),
    ...multipliers.map((values) => ({ key: 'ruleCoinMultiplies', values }) as const),
  ]
  if (rowsAt) texts.push({ key: 'ruleRowsOpen', values: { counts: rowsAt.join(', '), rows: definition.rows + rowsAt.length } })
  if (fullGrid !== undefined) texts.push({ key: 'ruleFullGridJackpot', values: { tier: tierName(fullGrid, language) } })
  return texts
}

/** The least win of a hold-and-spin: its initial coins at their smallest values; infinite in games without one. */
export function smallestLink({ features, symbols }: SlotDefinition): number {
  const least = features.flatMap((rule) => {
    if (rule.kind !== 'hold-and-spin') return []
    const values = symbols.find(({ id }) => id === rule.symbol)?.values ?? []
    return rule.countMin * Math.min(...values.flatMap(({ units }) => units ?? []))
  })
  return Math.min(...least)
}

/** The hit frequency of each fixed jackpot. */
export function jackpotFacts({ jackpots = {}, unitsPerPlay }: SlotDefinition, { modes: [base] }: MathReport): HelpFact[] {
  return Object.entries(jackpots).map(([tier, units]) => ({
    label: JACKPOT_LABELS[tier]!,
    text: {
      key: 'jackpotRateText',
      values: { multiple: units / unitsPerPlay, oneIn: Math.round(1 / chanceOf(base.jackpotRates?.[tier])) },
    },
  }))
}

const JACKPOT_LABELS: Readonly<Record<string, HelpMessageKey>> = {
  mini: 'jackpotMiniLabel',
  minor: 'jackpotMinorLabel',
  major: 'jackpotMajorLabel',
  grand: 'jackpotGrandLabel',
}

/** From the fraction: the decimal of a rare jackpot keeps few digits. */
const chanceOf = (exact: Exact | undefined): number => {
  if (!exact) return 0
  const digits = Math.max(0, exact.denominator.length - 300)
  return Number(exact.numerator.slice(0, -digits || undefined)) / Number(exact.denominator.slice(0, -digits || undefined))
}

/** As named on screen. */
const tierName = (tier: string, language: 'en' | 'es'): string =>
  (language === 'es' ? SPANISH_TIERS[tier] : undefined) ?? tier.charAt(0).toUpperCase() + tier.slice(1)

const SPANISH_TIERS: Readonly<Record<string, string>> = { minor: 'Menor', major: 'Mayor', grand: 'Grande' }

export const decimalOf = (value: number, language: 'en' | 'es'): string =>
  value.toLocaleString(languageTag(language), { maximumFractionDigits: 10, useGrouping: 'always' })
