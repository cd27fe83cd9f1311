import type { PaymentOwner } from '#platform/payments/payment-owner.ts'
import { settleOrder, type SettleDeps } from './settle-order.ts'
import { findAttempt, setAttempt } from './store.ts'

const OVER = ['declined', 'cancelled', 'expired', 'refused', 'returned']

/** Attempts follow the facts of their provider. */
export const attemptOwner = (deps: SettleDeps): PaymentOwner => ({
  prefix: 'att_',
  asks: 'charge',
  brandOf: async (tx, reference) => (await findAttempt(tx, reference))?.brand,
  async settle(ctx, tx, { reference, isUnheardOf }) {
    const found = await findAttempt(tx, reference)
    if (!found) return false
    // Certain that it never arrived: the player may try again.
    if (isUnheardOf) await setAttempt(tx, reference as `att_${string}`, { state: 'begun', refusedCode: 'provider-busy' })
    const { folded } = await settleOrder(deps, ctx, tx, found.order)
    const attempt = folded.find(({ id }) => id === reference)
    const isOver = attempt?.isRefused || OVER.includes(attempt?.charge.word ?? '')
    // A charge may still be returned or disputed, which webhooks tell; asking on is for those whose end is unknown.
    return !isOver && attempt?.charge.word !== 'charged'
  },
})
