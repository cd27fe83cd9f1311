import { DAY_MS, HOUR_MS, type Instant } from '#kernel/time.ts'
import { declineCodes, type DeclineCode, mayTryAfter } from '#platform/payments/decline-codes.ts'
import type { MethodId } from '#kernel/payment-method.ts'
import type { PaymentMethod, PaymentProvider } from '#platform/payments/provider.ts'
import type { Attempt } from './store.ts'

/** After a refusal the page offers these first, cards before banks. */
const ORDER: readonly MethodId[] = ['card', 'apple-pay', 'card-a', 'trustly', 'aonepay']

export interface OfferedMethod extends PaymentMethod {
  readonly provider: string
}

/** Every way to pay, in the order of the providers; the first provider of a method is the one that is used. */
export function methodsIn(payments: readonly PaymentProvider[]): OfferedMethod[] {
  const all = payments.flatMap(({ id, methods }) => methods.map((method) => ({ ...method, provider: id })))
  const incoming = all.filter(({ direction }) => direction !== 'out')
  const first = incoming.filter((method, at) => incoming.findIndex(({ id }) => id === method.id) === at)
  return first.toSorted((one, other) => ORDER.indexOf(one.id) - ORDER.indexOf(other.id))
}

/** How long a provider is asked about a charge of a method without bank returns. */
const HORIZON_MS = 24 * HOUR_MS

/** Until when a provider is asked how a charge ended. */
export function askedUntil(
  payments: readonly PaymentProvider[],
  { method, begunAt }: Pick<Attempt, 'method' | 'begunAt'>,
): Instant {
  const returnDays = methodsIn(payments).find(({ id }) => id === method)?.returnDays ?? 0
  return begunAt + HORIZON_MS + returnDays * DAY_MS
}

/** What to offer after a refusal: the same method, the next untried one that a provider has, or none. */
export function nextMethod(
  payments: readonly PaymentProvider[],
  code: string | null,
  tried: readonly MethodId[],
): MethodId | null {
  const known = declineCodes.includes(code as DeclineCode) ? (code as DeclineCode) : 'unspecified'
  const may = mayTryAfter(known)
  if (may === 'nothing') return null
  if (may === 'same') return tried.at(-1) ?? null
  return methodsIn(payments).find(({ id }) => !tried.includes(id))?.id ?? null
}
