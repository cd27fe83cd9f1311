import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#kernel/time.ts'
import { isRouting } from '#kernel/bank-routing.ts'
import { taxThreshold, withheldOf } from '#kernel/prize-tax.ts'
import { redemptions } from '../feature.ts'
import { admit, type Admission, decide, type Facts } from './rules.ts'

const options = redemptions.defaults
const NOW = 100 * DAY_MS

const clean: Facts = {
  now: NOW,
  cents: 10_000,
  isVerified: true,
  isOpenHere: true,
  isEligible: true,
  isTestForReal: false,
  isAccountOwn: true,
  isHolderKnown: true,
  openedAt: 0,
  credentialsChangedAt: null,
  isContested: false,
  day: { count: 0, cents: 0 },
  month: { count: 0, cents: 0 },
  sharedWith: 0,
  wrongRounds: [],
  entriesGranted: 500,
  entriesPlayed: 500,
  isScreened: false,
  yearCents: 10_000,
  taxThresholdCents: 200_000,
  hasTaxForm: false,
}

describe('the rules', () => {
  test('pass a clean request, each with a result', () => {
    const { verdict, code, results } = decide(clean, options)
    expect({ verdict, code }).toEqual({ verdict: { is: 'pass' }, code: null })
    expect(results.map(({ id }) => id)).toEqual([
      'R1',
      'R2',
      'R18',
      'R5',
      'R6',
      'R7',
      'R9',
      'R10',
      'R11',
      'R12',
      'R13',
      'R14',
      'R15',
      'R17',
      'R16',
    ])
  })

  test.each<[string, Partial<Facts>, string, string]>([
    ['R1', { isVerified: false }, 'ask', 'verify-identity'],
    ['R2', { isOpenHere: false }, 'refuse', 'not-here'],
    ['R18 STAFF-3', { isTestForReal: true }, 'refuse', 'test-account'],
    ['R5 PAY-3', { isAccountOwn: false }, 'ask', 'other-account'],
    ['R17 PAY-3', { isHolderKnown: false }, 'review', 'account-holder'],
    ['R6, an account of an hour', { openedAt: NOW - HOUR_MS }, 'wait', 'new-account-until'],
    ['R6, a new password', { credentialsChangedAt: NOW - 71 * HOUR_MS }, 'wait', 'new-account-until'],
    ['R7', { isContested: true }, 'review', 'open-payment'],
    ['R7 without an answer', { isContested: null }, 'review', 'open-payment'],
    ['R9 by count', { day: { count: 3, cents: 3 } }, 'review', 'many-requests'],
    ['R9 by sum', { month: { count: 4, cents: 1_990_001 } }, 'review', 'many-requests'],
    ['R10', { cents: 50_001 }, 'review', 'large-amount'],
    ['R11', { sharedWith: 1 }, 'review', 'shared-method'],
    ['R12', { wrongRounds: ['rnd_1'] }, 'review', 'round-check'],
    ['R12 unknown', { wrongRounds: null }, 'review', 'round-check'],
    ['R13', { entriesPlayed: 499 }, 'review', 'pattern'],
    ['R14', { isScreened: true }, 'review', 'screening'],
    ['R15', { yearCents: 200_000 }, 'ask', 'tax-form'],
    ['R16 SWP-11', { isEligible: false }, 'refuse', 'not-eligible'],
    ['R16 SWP-11, a name alone', { isEligible: null }, 'review', 'not-eligible'],
  ])('%s: %j is %s', (_, change, is, code) => {
    expect(decide({ ...clean, ...change }, options)).toMatchObject({ verdict: { is }, code })
  })

  test.each<[string, Partial<Facts>]>([
    ['24 hours after opening', { openedAt: NOW - DAY_MS }],
    ['72 hours after a change', { credentialsChangedAt: NOW - 72 * HOUR_MS }],
    ['at the limit of the rules', { cents: 50_000 }],
    ['with a tax form', { yearCents: 900_000, hasTaxForm: true }],
  ])('pass %s', (_, change) => {
    expect(decide({ ...clean, ...change }, options).verdict).toEqual({ is: 'pass' })
  })

  test('a refusal comes before what the player must do, that before a date, and that before a person', () => {
    const all = { isOpenHere: false, isVerified: false, openedAt: NOW, sharedWith: 1 }
    const codes = ['isOpenHere', 'isVerified', 'openedAt', 'sharedWith'] as const
    const left: Partial<Facts> = { ...all }
    const found = codes.map((name) => {
      const { code } = decide({ ...clean, ...left }, options)
      delete left[name]
      return code
    })
    expect(found).toEqual(['not-here', 'verify-identity', 'new-account-until', 'shared-method'])
  })
})

const fine: Admission = {
  leastCents: 5_000,
  accountLeastCents: 5_000,
  askedCents: 10_000,
  freeCents: 20_000,
  unsettledCents: 0,
  dayCents: 0,
  hasOpenRequest: false,
  isVerified: true,
  isOpenHere: true,
  isBarred: false,
  isOpen: true,
  isServed: true,
  hasAccount: true,
  state: 'TX',
}

describe('what is asked before anything is set aside', () => {
  test.each<[Partial<Admission>, string]>([
    [{ isOpen: false }, 'redemptions-closed'],
    [{ isServed: false }, 'test-account'],
    [{ isOpenHere: false }, 'not-here'],
    [{ isBarred: true }, 'not-eligible'],
    [{ hasOpenRequest: true }, 'request-open'],
    [{ freeCents: 4_999 }, 'below-minimum'],
    [{ askedCents: 4_999 }, 'below-minimum'],
    [{ askedCents: 20_001 }, 'not-enough-winnings'],
    [{ dayCents: 995_001 }, 'day-cap'],
    [{ dayCents: 990_001, freeCents: 90_000 }, 'day-cap'],
    [{ unsettledCents: 15_001 }, 'bank-settles-on'],
    [{ isVerified: false }, 'verify-identity'],
    [{ hasAccount: false }, 'account-needed'],
  ])('%j is refused as %s', (change, refused) => {
    expect(admit({ ...fine, ...change }, options)).toEqual({ refused })
  })

  test('R3 a bank has a least amount of its own, above the one of gift cards', () => {
    const { bankMinCents, giftCardMinCents } = options
    expect([giftCardMinCents, bankMinCents]).toEqual([5_000, 10_000])
    const asked = { ...fine, askedCents: 6_000, leastCents: giftCardMinCents }
    expect(admit({ ...asked, accountLeastCents: bankMinCents }, options)).toEqual({ refused: 'below-minimum' })
    expect(admit({ ...asked, accountLeastCents: giftCardMinCents }, options)).toEqual({ cents: 6_000, code: null })
  })

  test('a part is taken where a state caps a prize or a bank may take a payment back', () => {
    expect(admit(fine, options)).toEqual({ cents: 10_000, code: null })
    expect(admit({ ...fine, unsettledCents: 12_000 }, options)).toEqual({ cents: 8_000, code: 'bank-settles-on' })
    const large = { ...fine, state: 'FL', freeCents: 900_000, askedCents: 600_000 }
    expect(admit(large, options)).toEqual({ cents: 500_000, code: 'state-cap' })
  })
})

test('a year’s threshold is dated, and a part is withheld only from reported prizes without a number', () => {
  expect([2025, 2026, 2031].map(taxThreshold)).toEqual([60_000, 200_000, 200_000])
  const reported = { yearCents: 200_000, taxThresholdCents: 200_000, hasNumber: false }
  expect(withheldOf(10_001, reported)).toBe(2_400)
  expect(withheldOf(10_001, { ...reported, hasNumber: true })).toBe(0)
  expect(withheldOf(10_001, { ...reported, yearCents: 199_999 })).toBe(0)
})

test('a routing number has a checksum', () => {
  expect(['021000021', '110000000'].map(isRouting)).toEqual([true, true])
  expect(['021000022', '02100002', '0210000211', ''].map(isRouting)).toEqual([false, false, false, false])
})
