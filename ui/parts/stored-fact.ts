import { amountText, dollars, idText, timeText } from './operator-text.ts'

// What the site stored of a provider’s word or of a rule’s facts, as operators read it: fields are told by their names.

/** `Tax threshold` of `taxThresholdCents`, `Verified` of `isVerified`. */
export function factName(name: string): string {
  if (name === 'cents') return 'Amount'
  const plain = name.replace(/^is(?=[A-Z])/, '').replace(/(?:Cents|At)$/, '')
  return idText(plain.replaceAll(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
}

export function factText(name: string, value: unknown): string {
  if (value === null) return 'Not known'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return numberText(name, value)
  if (Array.isArray(value)) return value.join(', ') || 'None'
  if (typeof value === 'object') return objectText(value)
  return typeof value === 'string' && CODES.has(name) ? idText(value) : `${value as string}`
}

/** Fields whose values are codes. */
const CODES: ReadonlySet<string> = new Set(['code', 'state', 'stage', 'reason', 'method'])

/** More seconds than any date that is stored: milliseconds. */
const SECONDS_MAX = 1e11
const MS = 1_000

function numberText(name: string, value: number): string {
  if (/^now$|At$/.test(name)) return timeText(value > SECONDS_MAX ? value / MS : value)
  if (/^cents$|Cents$/.test(name)) return dollars(value)
  return /^(?:coins|entries)/.test(name) ? amountText(value) : value.toLocaleString('en-US')
}

/** `$9.99`, `9.99 EUR`, and `2, $30.00` of a count with its sum. */
function objectText(value: object): string {
  const { cents, currency = 'usd', count } = value as { cents?: unknown; currency?: unknown; count?: unknown }
  if (typeof cents !== 'number') return JSON.stringify(value)
  const amount = currency === 'usd' ? dollars(cents) : `${dollars(cents).replace('$', '')} ${String(currency).toUpperCase()}`
  return typeof count === 'number' ? `${count}, ${amount}` : amount
}
