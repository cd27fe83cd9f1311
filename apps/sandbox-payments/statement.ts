import type { CalendarDay } from '#kernel/time.ts'
import { DAY_MS, SECOND_MS } from '#kernel/time.ts'
import type { ChargeFact } from '#platform/payments/fact.ts'
import type { StatementLine } from '#platform/payments/provider.ts'
import type { Book } from './book.ts'

const FEE_SHARE_PERCENT = 3
const FEE_CENTS = 30
const DISPUTE_FEE_CENTS = 1_500

/** What moved on a day in UTC, and last what the bank receives for it. */
export function statementOf(book: Book, day: CalendarDay): StatementLine[] {
  const from = Date.parse(`${day}T00:00:00Z`) / SECOND_MS
  const isThen = ({ at }: { readonly at: number }): boolean => at >= from && at < from + DAY_MS / SECOND_MS
  const charges = book
    .charges()
    .flatMap(({ order, told }) => told.filter(isThen).flatMap(({ fact }) => lineOf(order.reference, fact)))
  const payouts = book.payouts().flatMap(({ order, told }) =>
    told.filter(isThen).flatMap(({ fact: { kind } }): StatementLine[] => {
      const sign = kind === 'payout-sent' ? -1 : kind === 'payout-failed' || kind === 'payout-returned' ? 1 : 0
      return sign === 0 ? [] : [{ kind: 'payout', reference: order.reference, cents: sign * order.amount.cents, feeCents: 0 }]
    }),
  )
  const lines = [...charges, ...payouts]
  if (lines.length === 0) return []
  const net = lines.reduce((sum, { cents, feeCents }) => sum + cents - feeCents, 0)
  return [...lines, { kind: 'settlement', reference: null, cents: -net, feeCents: 0 }]
}

function lineOf(reference: string, fact: ChargeFact): StatementLine[] {
  const line = (kind: StatementLine['kind'], cents: number, feeCents = 0): StatementLine[] => [
    { kind, reference, cents, feeCents },
  ]
  if (fact.kind === 'charged') {
    return line('charge', fact.amount.cents, Math.round((fact.amount.cents * FEE_SHARE_PERCENT) / 100) + FEE_CENTS)
  }
  if (fact.kind === 'refund' && fact.state === 'done') return line('refund', -fact.cents)
  if (fact.kind === 'returned') return line('return', -fact.cents)
  if (fact.kind === 'dispute' && fact.stage === 'opened') return line('dispute', -fact.cents, DISPUTE_FEE_CENTS)
  if (fact.kind === 'dispute' && fact.stage === 'won') return line('dispute', fact.cents)
  return []
}
