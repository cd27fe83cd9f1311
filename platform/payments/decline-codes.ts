import { z } from 'zod'

/** What a player may try after a refusal: the same method again, another method, or nothing. */
export type MayTry = 'same' | 'other' | 'nothing'

/** Why a provider refused. Each adapter maps its provider's codes to these in one table. */
export const DECLINE_CODES = {
  'insufficient-funds': 'other',
  'do-not-honor': 'other',
  'card-expired': 'other',
  'card-unknown': 'other',
  'card-blocked': 'other',
  'card-lost': 'nothing',
  'code-wrong': 'same',
  'address-mismatch': 'same',
  'amount-too-large': 'other',
  'too-many-tries': 'other',
  'method-unsupported': 'other',
  'prepaid-refused': 'other',
  'country-refused': 'other',
  'authentication-failed': 'same',
  'authentication-abandoned': 'same',
  'account-closed': 'other',
  'account-unknown': 'other',
  'name-mismatch': 'other',
  'risk-refused': 'nothing',
  'provider-busy': 'same',
  'out-of-funds': 'other',
  unspecified: 'other',
} as const satisfies Readonly<Record<string, MayTry>>

export type DeclineCode = keyof typeof DECLINE_CODES

export const declineCodes = Object.keys(DECLINE_CODES) as DeclineCode[]

export const declineCode = z.enum(declineCodes as [DeclineCode, ...DeclineCode[]])

export const mayTryAfter = (code: DeclineCode): MayTry => DECLINE_CODES[code]
