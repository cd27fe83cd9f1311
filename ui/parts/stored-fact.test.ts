import { expect, test } from 'vitest'
import { factName, factText } from './stored-fact.ts'

test.each([
  ['cents', 999, 'Amount: $9.99'],
  ['taxThresholdCents', 60_000, 'Tax threshold: $600.00'],
  ['evidenceDueAt', 1_795_000_000, 'Evidence due: 2026-11-18 11:06 UTC'],
  ['openedAt', 1_795_000_000_000, 'Opened: 2026-11-18 11:06 UTC'],
  ['now', 1_795_000_000_000, 'Now: 2026-11-18 11:06 UTC'],
  ['isVerified', true, 'Verified: Yes'],
  ['hasTaxForm', false, 'Has tax form: No'],
  ['isContested', null, 'Contested: Not known'],
  ['wrongRounds', [], 'Wrong rounds: None'],
  ['wrongRounds', ['rnd-1', 'rnd-2'], 'Wrong rounds: rnd-1, rnd-2'],
  ['day', { count: 2, cents: 3_000 }, 'Day: 2, $30.00'],
  ['amount', { cents: 999, currency: 'usd' }, 'Amount: $9.99'],
  ['amount', { cents: 999, currency: 'eur' }, 'Amount: 9.99 EUR'],
  ['code', 'insufficient-funds', 'Code: Insufficient funds'],
  ['merchant', 'acct_1', 'Merchant: acct_1'],
  ['entriesGranted', 12_000, 'Entries granted: 120'],
  ['sharedWith', 1_200, 'Shared with: 1,200'],
  ['odd', { a: 1 }, 'Odd: {"a":1}'],
])('the stored fact %s of %j reads well', (name, value, text) => {
  expect(`${factName(name)}: ${factText(name, value)}`).toBe(text)
})
