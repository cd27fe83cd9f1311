import type { OperatorRole } from '#kernel/operator-rights.ts'

// Words, amounts and times of the back office, which is in English only and names UTC.

const CENTS = 100
const MS = 1_000

export const dollars = (cents: number): string =>
  `${cents < 0 ? '−' : ''}$${(Math.abs(cents) / CENTS).toLocaleString('en-US', { minimumFractionDigits: 2 })}`

/** Minor units of any asset. */
export const amountText = (minor: number): string =>
  (minor / CENTS).toLocaleString('en-US', { maximumFractionDigits: 2 }).replace('-', '−')

/** `2026-11-23 08:15 UTC` of Unix seconds or of ISO 8601. */
export const timeText = (at: number | string): string =>
  `${new Date(typeof at === 'number' ? at * MS : at).toISOString().slice(0, 16).replace('T', ' ')} UTC`

const DAY = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** `Nov 23, 2026`. */
export const dayText = (seconds: number): string => DAY.format(new Date(seconds * MS))

/** `Nov 9 – 15, 2026`; the end is exclusive. */
export const periodText = (since: number, until: number): string =>
  DAY.formatRange(new Date(since * MS), new Date(Math.max(since, until - 1) * MS)).replaceAll(/\u2009/g, ' ')

/** A code that has no words of its own: `Insufficient funds` of `insufficient-funds`. */
export const idText = (id: string): string => {
  const words = id.replaceAll(/[-_.]/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const ROLES: Readonly<Record<OperatorRole, string>> = {
  owner: 'Owner',
  editor: 'Editor',
  crm: 'CRM manager',
  payments: 'Payments agent',
  support: 'Support',
  auditor: 'Auditor',
  compliance: 'Compliance officer',
}

const ACCOUNTS: Readonly<Record<string, string>> = {
  player: 'Player',
  players: 'Players',
  'players, held': 'Players, set aside',
  'payment-clearing': 'Payments in clearing',
  'jackpot-pool': 'Jackpot pools',
  'chargeback-loss': 'Losses to disputes',
  expiry: 'Expired balances',
}

/** An account of the ledger. */
export const accountText = (account: string): string => ACCOUNTS[account] ?? idText(account)

const ASSETS: Readonly<Record<string, string>> = { usd: 'US dollars', tourPoints: 'Tournament points' }

/** An asset of the ledger. */
export const assetText = (asset: string): string => ASSETS[asset] ?? idText(asset)
