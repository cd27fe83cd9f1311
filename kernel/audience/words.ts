import type { Locale } from '../locale.ts'
import { dollarsIn } from '../money.ts'
import { STATES, type State } from '../states.ts'
import type { ChoiceField, MeasureField, OptionalField, YesNoField } from './fields.ts'
import type { AudienceRule, AudienceTree } from './tree.ts'

/** An audience in plain English, for operators: `Players who registered at least 30 days ago, and live in Texas.` */
export function inWords(tree: AudienceTree | null): string {
  if (tree === null) return 'All players.'
  return `${tree.not ? 'All players except those' : 'Players'} who ${listWords(tree)}.`
}

/** One rule as the verb of “players who …”. */
export function ruleWords(rule: AudienceRule): string {
  switch (rule.operator) {
    case 'null':
      return MISSING[rule.field][0]
    case 'notNull':
      return MISSING[rule.field][1]
    case 'in':
      return `${CHOICES[rule.field][0]} ${either(rule.value.map((choice) => choiceName(rule.field, choice)))}`
    case 'notIn':
      return `${CHOICES[rule.field][1]} ${either(rule.value.map((choice) => choiceName(rule.field, choice)))}`
    case 'between':
      return measureWords(rule.field, (format) => `between ${rule.value.map(format).join(' and ')}`)
    case 'notBetween':
      return measureWords(rule.field, (format) => `under ${format(rule.value[0])} or over ${format(rule.value[1])}`)
    default: {
      const { field, operator, value } = rule
      if (typeof value === 'boolean') return YES_NO[field as YesNoField][value ? 0 : 1]
      return measureWords(field as MeasureField, (format) => `${COMPARISONS[operator]} ${format(value)}`)
    }
  }
}

const listWords = ({ combinator, rules }: AudienceTree): string =>
  rules.map((part) => ('rules' in part ? groupWords(part) : ruleWords(part))).join(`, ${combinator} `)

const groupWords = (tree: AudienceTree): string => `${tree.not ? 'are not those who ' : ''}(${listWords(tree)})`

const COMPARISONS = {
  '=': 'exactly',
  '!=': 'other than',
  '<': 'under',
  '<=': 'at most',
  '>': 'over',
  '>=': 'at least',
} as const

type Format = (value: number) => string

const integer: Format = (value) => value.toLocaleString('en-US')
const units: Format = (minor) => (minor / 100).toLocaleString('en-US', { maximumFractionDigits: 2 })
const dollars: Format = (cents) => dollarsIn('en', cents)

/** What comes before and after the number, and the noun that takes a plural. */
const MEASURES: Readonly<
  Record<MeasureField, readonly [before: string, after: string, noun?: string | undefined, format?: Format]>
> = {
  registeredDaysAgo: ['registered', 'ago', 'day'],
  lastSeenDaysAgo: ['last visited', 'ago', 'day'],
  lastPurchaseDaysAgo: ['last bought something', 'ago', 'day'],
  vipLevel: ['have a VIP level of', ''],
  purchases: ['have made', '', 'purchase'],
  purchaseCents: ['have spent', 'in the store', undefined, dollars],
  rounds: ['have played', '', 'round'],
  rounds7: ['have played', 'in the last 7 days', 'round'],
  rounds28: ['have played', 'in the last 28 days', 'round'],
  coinsStaked28: ['have played', 'in the last 28 days', 'coin', units],
  entriesStaked28: ['have played', 'in the last 28 days', 'entry', units],
}

function measureWords(field: MeasureField, amount: (format: Format) => string): string {
  const [before, after, noun, format = integer] = MEASURES[field]
  const words = amount(format)
  return [before, words, noun && (words.endsWith(' 1') ? noun : pluralOf(noun)), after].filter(Boolean).join(' ')
}

const pluralOf = (noun: string): string => (noun.endsWith('y') && noun !== 'day' ? `${noun.slice(0, -1)}ies` : `${noun}s`)

const CHOICES: Readonly<Record<ChoiceField, readonly [isIn: string, isNotIn: string]>> = {
  state: ['live in', 'don’t live in'],
  locale: ['use the site in', 'don’t use the site in'],
}

const LANGUAGES: Readonly<Record<Locale, string>> = { en: 'English', es: 'Spanish' }

const choiceName = (field: ChoiceField, choice: string): string =>
  field === 'state' ? STATES[choice as State] : LANGUAGES[choice as Locale]

const YES_NO: Readonly<Record<YesNoField, readonly [yes: string, no: string]>> = {
  isEmailConfirmed: ['have confirmed their email', 'haven’t confirmed their email'],
  isPhoneConfirmed: ['have confirmed their phone', 'haven’t confirmed their phone'],
  isIdentityApproved: ['have verified their identity', 'haven’t verified their identity'],
  isProfileCompleted: ['have completed their profile', 'haven’t completed their profile'],
  isReferred: ['were invited by a friend', 'weren’t invited by a friend'],
  hasPush: ['receive notifications', 'don’t receive notifications'],
  isInHoldout: ['are in the holdout', 'aren’t in the holdout'],
}

const MISSING: Readonly<Record<OptionalField, readonly [missing: string, known: string]>> = {
  lastSeenDaysAgo: ['have never visited', 'have visited'],
  lastPurchaseDaysAgo: ['have never bought anything', 'have bought something'],
  vipLevel: ['have no VIP level', 'have a VIP level'],
}

const either = (names: readonly string[]): string => new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names)
