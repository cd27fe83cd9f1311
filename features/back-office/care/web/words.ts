import type { CloseOutcome, ContactChannel, Marker, MarkerName } from '../contract.ts'

/** What is due at each level. */
export const LEVELS: Readonly<Record<number, string>> = {
  1: 'See how it develops',
  2: 'See whether a limit helps',
  3: 'Talk to the player',
  4: 'Talk to the player first',
}

export const levelTone = (level: number): 'bad' | 'warm' | undefined => (level >= 3 ? 'bad' : level === 2 ? 'warm' : undefined)

const dollars = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 })}`
const times = (count: number): string => (count === 1 ? 'once' : `${count.toLocaleString('en-US')} times`)
const hours = (minutes: number): string => `${Math.floor(minutes / 60)} h ${minutes % 60} min`

/** A marker's finding with its numbers; of the last seven days unless it says otherwise. */
const FINDINGS: Readonly<Record<MarkerName, (value: number, against: number | null) => string>> = {
  'spend-up': (value, against) => `Spent ${dollars(value)}; an average week of the 83 days before was ${dollars(against ?? 0)}`,
  'spend-high': (value) => `Spent ${dollars(value)}`,
  'bought-when-empty': (value) => `Bought ${times(value)} within five minutes of an empty balance`,
  'raised-after-losses': (value) => `At least doubled the play amount ${times(value)} right after three lost rounds or more`,
  'long-session': (value) => `Played ${hours(value)} without a pause of half an hour`,
  'night-play': (value) => `Played ${value}% of the rounds between midnight and 5 a.m.`,
  'every-day': (value) => `Played on ${value} days`,
  'rounds-a-day': (value) => `Played ${value.toLocaleString('en-US')} rounds on an average day with play`,
  'raises-asked': (value) => `Asked ${times(value)} for a looser limit or none`,
  'limits-hit': (value) => `Reached ${value === 1 ? 'a limit' : `${value} limits`}`,
  'breaks-repeated': (value) => `Began ${value} breaks in 90 days`,
  'returned-lately': () => 'Returned from a self-exclusion in the last 30 days',
  declines: (value) => `Had ${value} payments declined`,
  'methods-added': (value) => `Saved ${value} payment methods`,
  young: (value) => `Is ${value} years old`,
}

export const findingOf = ({ name, value, against }: Marker): string => FINDINGS[name](value, against)

export const pointsText = (points: number): string => (points === 1 ? '1 point' : `${points} points`)

export const OUTCOMES: Readonly<Record<CloseOutcome, string>> = {
  'no-concern': 'No concern',
  'limit-agreed': 'The player set a limit',
  'break-taken': 'The player takes a break',
  'exclusion-taken': 'The player excluded themselves',
  'support-named': 'Named where to get help',
}

/** Outcomes include the one that no operator chooses. */
export const outcomeText = (outcome: string): string =>
  (OUTCOMES as Readonly<Record<string, string>>)[outcome] ?? 'The account was closed'

export const CHANNELS: Readonly<Record<ContactChannel, string>> = {
  email: 'Email',
  phone: 'Phone',
  chat: 'Chat',
  letter: 'Letter',
}
