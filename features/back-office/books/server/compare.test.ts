import { expect, test } from 'vitest'
import type { ChargeFact, PayoutFact } from '#platform/payments/fact.ts'
import { differenceOf, toldCents } from './compare.ts'

const END = Date.parse('2026-11-22T00:00:00Z')
const NOON = END - 12 * 3_600_000
const charged: ChargeFact = { kind: 'charged', amount: { cents: 999, currency: 'usd' }, merchant: 'acct' }
const dispute = { kind: 'dispute', dispute: 'd', cents: 999, reason: '', evidenceDueAt: null } as const
const paid: PayoutFact = { kind: 'payout-paid', amount: { cents: 500, currency: 'usd' } }

test.each<[string, (ChargeFact | PayoutFact)[], number]>([
  ['nothing', [], 0],
  ['a charge', [charged], 999],
  ['a charge in another currency', [{ ...charged, amount: { cents: 999, currency: 'cad' } }], 0],
  ['a refund that is done', [charged, { kind: 'refund', refund: 'r', state: 'done', cents: 200 }], 799],
  ['a refund under way', [charged, { kind: 'refund', refund: 'r', state: 'pending', cents: 200 }], 999],
  ['an open dispute', [charged, { ...dispute, stage: 'opened' }], 0],
  ['a dispute that was won', [charged, { ...dispute, stage: 'opened' }, { ...dispute, stage: 'won' }], 999],
  ['a bank return', [charged, { kind: 'returned', cents: 999, code: 'R01' }], 0],
  ['a payout', [{ kind: 'payout-sent' }, paid], -500],
  ['a payout that came back', [paid, { kind: 'payout-returned', code: 'R03' }], 0],
])('%s leaves at the provider what it told', (_, facts, cents) => expect(toldCents(facts)).toBe(cents))

const at = (toldAt: number, ...facts: (ChargeFact | PayoutFact)[]) => facts.map((fact) => ({ fact, toldAt }))

test.each([
  ['all agree', 999, at(NOON, charged), 999, undefined],
  ['the statement lacks it', undefined, at(NOON, charged), 999, 'missing-there'],
  ['nobody told us', 999, [], 0, 'missing-here'],
  ['the statement has it twice', 1_998, at(NOON, charged), 999, 'amount-differs'],
  ['the ledger lacks it', 999, at(NOON, charged), 0, 'ledger-differs'],
  ['it came at the edge of the day', undefined, at(END - 60_000, charged), 999, undefined],
  ['it came after the day', undefined, at(END + 7_200_000, charged), 999, undefined],
  ['a payout is on its way', -500, at(NOON, { kind: 'payout-sent' }), 0, undefined],
])('%s', (_, statementCents, facts, bookedCents, kind) => {
  expect(differenceOf({ statementCents, facts, bookedCents, dayEnd: END })?.kind).toBe(kind)
})
