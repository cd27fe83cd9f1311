import { createHash } from 'node:crypto'
import type { MethodId } from '#kernel/payment-method.ts'
import type { ChargeFact } from '#platform/payments/fact.ts'
import type { Charge } from './book.ts'

/** Stands for a card or account; there is no number to type. */
export interface TestMethod {
  readonly id: string
  readonly title: string
  readonly for: readonly MethodId[]
  /** Equal for everyone who pays with it. */
  readonly isShared?: true
}

const CARDS: readonly MethodId[] = ['card', 'card-a']
const BANKS: readonly MethodId[] = ['trustly', 'aonepay']

const TEST_METHODS = [
  { id: 'credit', title: 'Test credit card •• 0001', for: CARDS },
  { id: 'debit', title: 'Test debit card •• 0002', for: CARDS },
  { id: 'prepaid', title: 'Test prepaid card •• 0003', for: CARDS },
  { id: 'shared-card', title: 'Shared test card •• 0004', for: CARDS, isShared: true },
  { id: 'wallet', title: 'Test wallet •• 0005', for: ['apple-pay'] },
  { id: 'checking', title: 'Test checking account •• 0006', for: BANKS },
  { id: 'shared-account', title: 'Shared test account •• 0007', for: BANKS, isShared: true },
] as const satisfies readonly TestMethod[]

export const testMethodsFor = (method: MethodId): TestMethod[] =>
  (TEST_METHODS as readonly TestMethod[]).filter((each) => each.for.includes(method))

export function savedMethodFact({ order }: Charge, paidBy: string | undefined): ChargeFact {
  const fitting = testMethodsFor(order.method)
  const method = fitting.find(({ id }) => id === paidBy) ?? fitting[0]
  const { id, title, isShared } = method as TestMethod
  return {
    kind: 'saved-method',
    token: `mth_${hashOf(id, order.player)}`,
    method: order.method,
    title,
    fingerprint: hashOf(id, isShared ? '' : order.player),
  }
}

const hashOf = (...parts: string[]): string => createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 32)
