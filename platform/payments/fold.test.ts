import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ChargeFact, PayoutFact } from './fact.ts'
import { foldCharge } from './fold-charge.ts'
import { foldPayout } from './fold-payout.ts'

const usd = (cents: number) => ({ cents, currency: 'usd' })
const charged: ChargeFact = { kind: 'charged', amount: usd(999), merchant: 'croupier' }
const declined: ChargeFact = { kind: 'declined', code: 'do-not-honor', message: null }
const refund = (state: 'pending' | 'done' | 'failed', id = 'rfd_1'): ChargeFact => ({
  kind: 'refund',
  refund: id,
  state,
  cents: 100,
})
const dispute = (stage: 'warned' | 'opened' | 'won' | 'lost'): ChargeFact => ({
  kind: 'dispute',
  dispute: 'dsp_1',
  stage,
  cents: 999,
  reason: 'fraud',
  evidenceDueAt: 1,
})

const anyFact: fc.Arbitrary<ChargeFact> = fc.constantFrom<ChargeFact>(
  { kind: 'needs-action' },
  { kind: 'pending' },
  { kind: 'authorized', amount: usd(999) },
  charged,
  { kind: 'charged', amount: usd(998), merchant: 'croupier' },
  declined,
  { kind: 'declined', code: 'card-expired', message: 'Expired.' },
  { kind: 'cancelled' },
  { kind: 'expired' },
  { kind: 'voided' },
  { kind: 'returned', cents: 999, code: 'R01' },
  ...(['pending', 'done', 'failed'] as const).flatMap((state) => [refund(state), refund(state, 'rfd_2')]),
  ...(['warned', 'opened', 'won', 'lost'] as const).map(dispute),
  { kind: 'saved-method', token: 'tok_1', method: 'card', title: 'Visa 4242', fingerprint: 'f1' },
)

const payoutFacts: fc.Arbitrary<PayoutFact> = fc.constantFrom<PayoutFact>(
  { kind: 'payout-sent' },
  { kind: 'payout-paid', amount: usd(5_000) },
  { kind: 'payout-failed', code: 'account-closed' },
  { kind: 'payout-failed', code: 'name-mismatch' },
  { kind: 'payout-returned', code: 'R03' },
)

describe('the fold of a charge', () => {
  test('any order, repeat or split of a set of facts ends alike', () => {
    const shuffled = fc
      .array(anyFact, { maxLength: 12 })
      .chain((facts) =>
        fc.tuple(fc.constant(facts), fc.shuffledSubarray(facts, { minLength: facts.length }), fc.shuffledSubarray(facts)),
      )
    fc.assert(
      fc.property(shuffled, ([facts, other, repeated]) => {
        expect(foldCharge([...other, ...repeated])).toEqual(foldCharge(facts))
      }),
      { numRuns: 10_000, seed: 20_261_124 },
    )
  })

  test('evidence that money moved wins over every refusal', () => {
    for (const kind of ['cancelled', 'expired', 'pending', 'needs-action'] as const)
      expect(foldCharge([charged, { kind }]).word).toBe('charged')
    expect(foldCharge([declined, charged])).toMatchObject({
      word: 'charged',
      charged: { amount: usd(999), merchant: 'croupier' },
    })
    expect(foldCharge([charged, { kind: 'returned', cents: 999, code: 'R10' }])).toMatchObject({
      word: 'returned',
      returnedCents: 999,
    })
  })

  test('a voided authorization has ended, unless it was charged', () => {
    const authorized = { kind: 'authorized', amount: usd(999) } as const
    expect(foldCharge([{ kind: 'voided' }, authorized]).word).toBe('cancelled')
    expect(foldCharge([{ kind: 'cancelled' }, authorized]).word).toBe('authorized')
    expect(foldCharge([charged, { kind: 'voided' }, authorized]).word).toBe('charged')
  })

  test('a pending charge is not over because an earlier try was declined', () => {
    expect(foldCharge([declined, { kind: 'pending' }]).word).toBe('pending')
  })

  test('a refund or dispute is where its furthest word says', () => {
    expect(foldCharge([charged, refund('done'), refund('pending')]).refunds).toEqual([
      { refund: 'rfd_1', state: 'done', cents: 100 },
    ])
    expect(foldCharge([charged, dispute('won'), dispute('warned')]).disputes).toMatchObject([{ stage: 'won' }])
  })

  test('different charges under one reference are a contradiction, and the same one told twice is not', () => {
    const other: ChargeFact = { kind: 'charged', amount: usd(1), merchant: 'croupier' }
    expect(foldCharge([charged, other]).isContradictory).toBe(true)
    expect(
      foldCharge([charged, { merchant: 'croupier', amount: { currency: 'usd', cents: 999 }, kind: 'charged' }]).isContradictory,
    ).toBe(false)
  })

  test('nothing told is a charge that began', () => {
    expect(foldCharge([])).toMatchObject({ word: 'begun', charged: null, refunds: [], disputes: [], returnedCents: 0 })
  })
})

describe('the fold of a payout', () => {
  test('any order or repeat ends alike', () => {
    fc.assert(
      fc.property(fc.array(payoutFacts, { maxLength: 8 }), (facts) => {
        expect(foldPayout([...facts, ...facts].toReversed())).toEqual(foldPayout(facts))
      }),
      { numRuns: 2_000, seed: 20_261_124 },
    )
  })

  test('a refusal after sending is a failure, and a payout that was paid can only be returned', () => {
    const sent: PayoutFact = { kind: 'payout-sent' }
    const failed: PayoutFact = { kind: 'payout-failed', code: 'account-closed' }
    const paid: PayoutFact = { kind: 'payout-paid', amount: usd(5_000) }
    expect(foldPayout([sent, failed])).toMatchObject({ word: 'failed', code: 'account-closed' })
    expect(foldPayout([failed, sent, paid])).toMatchObject({ word: 'paid', paid: usd(5_000), code: null })
    expect(foldPayout([paid, { kind: 'payout-returned', code: 'R03' }])).toMatchObject({ word: 'returned', code: 'R03' })
  })
})
