// Amounts and times of the back office, which is in English only and names UTC.

const CENTS = 100
const MS = 1_000

export const dollars = (cents: number): string =>
  `${cents < 0 ? '−' : ''}$${(Math.abs(cents) / CENTS).toLocaleString('en-US', { minimumFractionDigits: 2 })}`

/** Minor units of any asset. */
export const amountText = (minor: number): string =>
  (minor / CENTS).toLocaleString('en-US', { maximumFractionDigits: 2 }).replace('-', '−')

export const timeText = (seconds: number): string => `${new Date(seconds * MS).toISOString().slice(0, 16).replace('T', ' ')} UTC`

const DAY = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** `Nov 23, 2026`. */
export const dayText = (seconds: number): string => DAY.format(new Date(seconds * MS))

/** `Nov 9 – 15, 2026`; the end is exclusive. */
export const periodText = (since: number, until: number): string =>
  DAY.formatRange(new Date(since * MS), new Date(Math.max(since, until - 1) * MS)).replaceAll(/\u2009/g, ' ')
