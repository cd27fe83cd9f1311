import type { Tx } from '#platform/db/database.ts'
import { pushTo } from '#platform/outbox/index.ts'
import type { PaymentProvider } from '#platform/payments/provider.ts'
import type { MethodId } from '#kernel/payment-method.ts'
import { cashPush, paymentPush } from '#features/store/checkout/contract.ts'
import { nextMethod } from './methods.ts'
import type { OrderBook } from './settle-order.ts'
import type { Attempt, Order } from './store.ts'

interface Told {
  readonly payments: readonly PaymentProvider[]
  readonly attempt: Attempt
  readonly message: string | null
  /** Methods that were tried for this order. */
  readonly tried: readonly MethodId[]
  readonly code: string | null
}

export function attemptOf(payments: readonly PaymentProvider[], { attempts, folded }: OrderBook, attempt: Attempt): Told {
  const decline = folded.find(({ id }) => id === attempt.id)?.charge.decline
  return {
    payments,
    attempt,
    message: decline?.message ?? null,
    tried: attempts.map(({ method }) => method),
    code: attempt.refusedCode ?? decline?.code ?? null,
  }
}

/** Tells the player's pages that an attempt moved on. */
export async function tellStep(tx: Tx, order: Order, told: Told, state: string): Promise<void> {
  if (state === 'declined' || state === 'refused') {
    await pushTo(tx, order.player, cashPush, {
      action: 'decline',
      paymentId: order.id,
      message: told.message,
      attempt: {
        presetId: order.preset,
        offerType: order.offerType,
        methodId: told.attempt.method,
        nextMethodId: nextMethod(told.payments, told.code, told.tried),
      },
    })
  } else if (state === 'pending' || state === 'authorized') {
    await pushTo(tx, order.player, cashPush, { action: 'statusRefresh', paymentId: order.id })
  }
  await pushTo(tx, order.player, paymentPush, { action: 'changed', paymentId: order.id })
}
