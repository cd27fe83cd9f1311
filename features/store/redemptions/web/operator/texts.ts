import type { RedemptionReason, RedemptionState } from '../../contract.ts'

export const STATES: Readonly<Record<RedemptionState, { readonly text: string; readonly tone?: 'good' | 'warm' | 'bad' }>> = {
  deciding: { text: 'Deciding' },
  waiting: { text: 'Waiting for a date' },
  review: { text: 'In review', tone: 'warm' },
  'needs-player': { text: 'Player must act' },
  approved: { text: 'Approved', tone: 'good' },
  sending: { text: 'Sending' },
  unknown: { text: 'Provider is silent', tone: 'warm' },
  sent: { text: 'Sent', tone: 'good' },
  paid: { text: 'Paid', tone: 'good' },
  'needs-method': { text: 'Needs another account' },
  refused: { text: 'Refused', tone: 'bad' },
}

export const REASONS: Readonly<Record<RedemptionReason, string>> = {
  'verify-identity': 'Identity verified',
  'not-here': 'State of residence allows it',
  'not-eligible': 'Not staff, household or affiliate',
  'below-minimum': 'Below the minimum',
  'day-cap': 'Above the day’s limit',
  'state-cap': 'The state’s largest prize',
  'other-account': 'Account in the player’s own name',
  'account-holder': 'Account’s holder is the player',
  'new-account-until': 'Account and credentials not new',
  'open-payment': 'No open dispute, return or debt',
  'bank-settles-on': 'Unsettled bank purchases',
  'many-requests': 'Few recent requests',
  'large-amount': 'Amount within the rules’ limit',
  'shared-method': 'Account used by one player only',
  'round-check': 'Largest rounds replay alike',
  pattern: 'Entries were played',
  screening: 'Not on a sanctions list',
  'tax-form': 'Tax form on file if needed',
  'not-enough-winnings': 'Not enough winnings',
  'request-open': 'Another request is open',
  'account-needed': 'No account',
  'redemptions-closed': 'Redemptions are closed',
  'test-account': 'No real money to a test account',
  'by-operator': 'Decided by an operator',
  'closed-account': 'Claimed after the account closed',
  'part-approved': 'A part was approved',
  question: 'The player was asked a question',
  'payout-failed': 'The bank refused the payout',
  'payout-returned': 'The bank returned the payout',
  'provider-unavailable': 'The provider refused the payout',
}

export const VERDICTS = {
  pass: { text: 'Pass', tone: 'good' },
  refuse: { text: 'Refuse', tone: 'bad' },
  ask: { text: 'Ask player', tone: 'warm' },
  review: { text: 'Review', tone: 'warm' },
  wait: { text: 'Wait', tone: 'warm' },
} as const

export const REFUSALS = {
  decided: 'Another operator has already decided.',
  'your-own': 'You approved it already. A second operator has to agree.',
  'needs-approver': 'Your role doesn’t approve amounts this large.',
  amount: 'That’s more than the request.',
  'question-needed': 'Write what the player should answer.',
  'test-account': 'This is a test account, and real money isn’t paid to one. Refuse the request.',
  'claimant-not-asked': 'This person has no account to answer in. Contact them and note the answer in the reason.',
} as const

export const CLAIM_REFUSALS = {
  'unknown-reference': 'No closed account of this brand has this reference.',
  'test-account': 'This was a test account, and real money isn’t paid to one.',
  'nothing-owed': 'This account has no winnings left.',
  'request-open': 'A redemption of this account is open.',
  screening: 'This name is on a sanctions list. Nothing was proposed.',
  'name-mismatch': 'The account isn’t in this name.',
  'account-unknown': 'The bank doesn’t know this account.',
  'provider-unavailable': 'The provider isn’t responding. Try again.',
} as const
