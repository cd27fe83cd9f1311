import type { PaymentOwner } from '#platform/payments/payment-owner.ts'
import { DAY_MS, type Instant } from '#kernel/time.ts'
import { askAbout } from '#platform/payments/questions.ts'
import type { FoldedAttempt } from './fold-order.ts'
import { askedUntil } from './methods.ts'
import { settleOrder, type SettleDeps } from './settle-order.ts'
import { findAttempt, lockOrder, setAttempt } from './store.ts'

/** How long after its payment a provider is asked about a refund or dispute. */
const GOING_BACK_MS = 180 * DAY_MS
const MAY_MOVE = ['pending', 'authorized']
const OVER = ['declined', 'cancelled', 'expired', 'charged', 'returned']

/** Attempts follow the facts of their provider. */
export const attemptOwner = (deps: SettleDeps): PaymentOwner => ({
  prefix: 'att_',
  asks: 'charge',
  brandOf: async (tx, reference) => (await findAttempt(tx, reference))?.brand,
  async settle(ctx, tx, { reference, isUnheardOf }) {
    const found = await findAttempt(tx, reference)
    if (!found) return false
    // Certain that it never arrived: the player may try again.
    if (isUnheardOf) {
      await lockOrder(tx, found.order)
      await setAttempt(tx, reference as `att_${string}`, { state: 'begun', refusedCode: 'provider-busy' })
    }
    const { folded, attempts } = await settleOrder(deps, ctx, tx, found.order)
    const attempt = attempts.find(({ id }) => id === reference)
    const told = folded.find(({ id }) => id === reference)
    if (!attempt || !told) return false
    const { provider, begunAt } = attempt
    const ask = (until: Instant) => askAbout(tx, { reference, provider }, { at: ctx.clock.now(), until })
    const { word } = told.charge
    // Also after an end, which ended the question.
    if (MAY_MOVE.includes(word)) await ask(askedUntil(deps.payments, attempt))
    if (isGoingBack(told)) await ask(begunAt + GOING_BACK_MS)
    // A charge may still be returned or disputed, which webhooks tell; asking on is for those whose end is unknown.
    return isGoingBack(told) || MAY_MOVE.includes(word) || (!told.isRefused && !OVER.includes(word))
  },
})

/** A refund or dispute without an end: the message with it may be lost. */
const isGoingBack = ({ charge: { refunds, disputes } }: FoldedAttempt): boolean =>
  refunds.some(({ state }) => state === 'pending') || disputes.some(({ stage }) => stage === 'opened')
