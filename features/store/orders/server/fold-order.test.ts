import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ChargeFact } from '#platform/payments/fact.ts'
import { foldCharge } from '#platform/payments/fold-charge.ts'
import { foldOrder, type FoldedAttempt, type OrderTerms } from './fold-order.ts'

const TERMS: OrderTerms = { cents: 999, isLeft: false, expiresAt: 1_000, decision: null }
const ACCEPTED: OrderTerms = { ...TERMS, decision: 'accepted' }
const charged: ChargeFact = { kind: 'charged', amount: { cents: 999, currency: 'usd' }, merchant: 'ours' }
const attempt = (no: number, ...facts: ChargeFact[]): FoldedAttempt => ({
  id: `att_${no}`,
  no,
  merchant: 'ours',
  charge: foldCharge(facts),
  isRefused: false,
  isGivenBack: false,
})
const stateOf = (terms: OrderTerms, attempts: readonly FoldedAttempt[], now = 0) => foldOrder(terms, attempts, now).state

describe('an order', () => {
  test.each<[string, OrderTerms, FoldedAttempt[], number, string]>([
    ['without an attempt is open', TERMS, [], 0, 'open'],
    ['whose attempt began is being paid', TERMS, [attempt(1)], 0, 'paying'],
    ['waits for the player', TERMS, [attempt(1, { kind: 'needs-action' })], 0, 'needs-action'],
    ['is checked while money may move', TERMS, [attempt(1, { kind: 'pending' })], 0, 'checking'],
    ['is open again after a refusal', TERMS, [attempt(1, { kind: 'declined', code: 'do-not-honor', message: null })], 0, 'open'],
    ['ends by the clock', TERMS, [], 1_000, 'expired'],
    ['ends by the player', { ...TERMS, isLeft: true }, [attempt(1, { kind: 'cancelled' })], 0, 'cancelled'],
    ['has no end while an attempt is alive', TERMS, [attempt(1)], 1_000, 'checking'],
    ['waits for the decision on its charge', TERMS, [attempt(1, charged)], 0, 'deciding'],
    ['is paid by an accepted charge, whatever the clock says', ACCEPTED, [attempt(1, charged)], 9_999, 'paid'],
    ['gives a refused charge back', { ...TERMS, decision: 'refused' }, [attempt(1, charged)], 9_999, 'given-back'],
    ['is disputed', ACCEPTED, [attempt(1, charged, { kind: 'returned', cents: 999, code: 'R10' })], 0, 'disputed'],
    [
      'is refunded in full',
      ACCEPTED,
      [attempt(1, charged, { kind: 'refund', refund: 'r', state: 'done', cents: 999 })],
      0,
      'refunded',
    ],
    [
      'stays paid after a refund in part',
      ACCEPTED,
      [attempt(1, charged, { kind: 'refund', refund: 'r', state: 'done', cents: 9 })],
      0,
      'paid',
    ],
  ])('%s', (_, terms, attempts, now, state) => expect(stateOf(terms, attempts, now)).toBe(state))

  test.each([
    ['amount', { cents: 1, currency: 'usd' }, 'ours'],
    ['currency', { cents: 999, currency: 'eur' }, 'ours'],
    ['merchant', { cents: 999, currency: 'usd' }, 'theirs'],
  ])('a charge of another %s buys nothing', (_, amount, merchant) => {
    const fold = foldOrder(ACCEPTED, [attempt(1, { kind: 'charged', amount, merchant })], 0)
    expect(fold).toEqual({ state: 'mismatch', purchase: null, surplus: [], mismatched: ['att_1'] })
  })

  test('a second charge is surplus, and the first stays the purchase', () => {
    expect(foldOrder(ACCEPTED, [attempt(2, charged), attempt(1, charged)], 0)).toMatchObject({
      state: 'paid',
      purchase: 'att_1',
      surplus: ['att_2'],
    })
  })

  test('a charge that was given back stays so when an earlier one is heard of', () => {
    const given = { ...attempt(1, charged), isGivenBack: true }
    expect(foldOrder(ACCEPTED, [given, attempt(2, charged)], 0)).toMatchObject({ purchase: 'att_2', surplus: ['att_1'] })
  })

  test('at most one charge buys, and each charge is purchase, surplus or mismatch', () => {
    const word = fc.constantFrom<ChargeFact>(
      charged,
      { kind: 'pending' },
      { kind: 'cancelled' },
      { ...charged, merchant: 'theirs' },
    )
    const attempts = fc.array(fc.tuple(fc.array(word, { maxLength: 3 }), fc.boolean()), { maxLength: 5 })
    fc.assert(
      fc.property(attempts, fc.constantFrom('accepted', 'refused', null), fc.nat(2_000), (drawn, decision, now) => {
        const all = drawn.map(([facts, isGivenBack], at) => ({ ...attempt(at + 1, ...facts), isGivenBack }))
        const { state, purchase, surplus, mismatched } = foldOrder({ ...TERMS, decision }, all, now)
        const moved = all.filter(({ charge }) => charge.word === 'charged').map(({ id }) => id)
        const told = [...(purchase ? [purchase] : []), ...surplus, ...mismatched]
        expect(new Set(told).size).toBe(told.length)
        expect(moved.filter((id) => !told.includes(id)).length).toBe(state === 'deciding' ? 1 : 0)
      }),
      { numRuns: 2_000, seed: 20_261_124 },
    )
  })
})
