import { type Clock, MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import { systemClock } from '../../clock.ts'
import { type DeclineCode, mayTryAfter } from '../decline-codes.ts'
import type { ChargeFact } from '../fact.ts'
import type { Asked, BegunCharge, ChargeOrder, PaymentProvider, ProviderReply, RefundOrder } from '../provider.ts'
import { callHyperswitch, type Got } from './client.ts'
import { factsOfPayment, type Payment, payment, refund, refundFact } from './facts.ts'
import { hearHyperswitch } from './hear.ts'
import { hyperswitchPayouts } from './payouts.ts'

export interface HyperswitchOptions {
  readonly url: string
  readonly apiKey: string
  /** Signs its messages: the payment response hash key of the profile. */
  readonly webhookKey: string
  readonly merchant: string
  readonly isTest: boolean
  /** Where its payment pages are. */
  readonly pageOrigin: string
  /** Of the fingerprints of payout accounts. */
  readonly accountKey: Uint8Array
  readonly timeoutMs?: number
  readonly clock?: Clock
}

const TIMEOUT_MS = 10_000
/** As long as an order. */
const EXPIRY_SECONDS = (30 * MINUTE_MS) / SECOND_MS
/** The API takes no refund below a dollar. */
const REFUND_MIN_CENTS = 100
/** The payment exists already: a repeat finds it. */
const DUPLICATE = 'HE_01'
/** Customers, profiles and merchants are not found under the same code. */
const NOT_FOUND = { code: 'HE_02', message: 'Payment does not exist in our records' }

/**
 * Hyperswitch, which routes payments to processors. Its payment page is a link; our attempt is its payment id, which has
 * thirty characters. It pays out to bank accounts, whose holders it does not match with a name.
 */
export function hyperswitchProvider(options: HyperswitchOptions): PaymentProvider {
  const {
    url,
    apiKey,
    webhookKey,
    merchant,
    isTest,
    pageOrigin,
    accountKey,
    timeoutMs = TIMEOUT_MS,
    clock = systemClock,
  } = options
  const send = (path: string, body: object) =>
    callHyperswitch({ url, apiKey, timeoutMs }, { method: 'POST', path, body }, payment)
  const read = (id: string) =>
    callHyperswitch(
      { url, apiKey, timeoutMs },
      { method: 'GET', path: `/payments/${encodeURIComponent(id)}?force_sync=true` },
      payment,
    )
  const toPayment = async (id: string, step: string, body: object) =>
    replyOf(await send(`/payments/${encodeURIComponent(id)}/${step}`, body))
  return {
    id: 'hyperswitch',
    title: 'Hyperswitch',
    isTest,
    merchant,
    frameOrigins: [pageOrigin],
    methods: [{ id: 'card', direction: 'in', window: 'frame', isSavable: false, refunds: 'part', returnDays: 0 }],
    ...hyperswitchPayouts({ url, apiKey, timeoutMs, accountKey, clock }),
    async begin(order) {
      const got = await send('/payments', requestOf(order))
      const known = got.is === 'refused' && got.code === DUPLICATE ? await read(order.reference) : got
      return begunOf(known, order)
    },
    capture: (reference) => toPayment(reference, 'capture', {}),
    cancel: (reference) => toPayment(reference, 'cancel', {}),
    async refund(order) {
      if (order.amount.cents < REFUND_MIN_CENTS) return refused('A refund is one dollar at least.')
      const got = await callHyperswitch(
        { url, apiKey, timeoutMs },
        { method: 'POST', path: '/refunds', body: refundRequestOf(order) },
        refund,
      )
      if (got.is === 'got') return { is: 'told', facts: refundFact(got.reply) }
      // A repeat, or too much: the payment lists what it has of this refund.
      const asked = got.is === 'refused' ? await read(order.reference) : got
      if (asked.is !== 'got') return { is: 'unknown' }
      const told = factsOfPayment(asked.reply).filter((fact) => fact.kind === 'refund' && fact.refund === order.refund)
      return told.length > 0 ? { is: 'told', facts: told } : refused(got.is === 'refused' ? got.message : null)
    },
    async askCharge(reference): Promise<Asked<ChargeFact>> {
      const got = await read(reference)
      if (got.is === 'got') return { is: 'facts', facts: factsOfPayment(got.reply) }
      const isUnheardOf = got.is === 'refused' && got.code === NOT_FOUND.code && got.message === NOT_FOUND.message
      return { is: isUnheardOf ? 'never-heard-of' : 'unknown' }
    },
    hear: (raw, now) => hearHyperswitch(raw, { webhookKey, merchant, now }),
  }
}

const requestOf = ({ reference, amount, description, player, returnUrl, ...order }: ChargeOrder) => ({
  payment_id: reference,
  amount: amount.cents,
  currency: amount.currency.toUpperCase(),
  confirm: false,
  capture_method: order.isAuthorizationOnly ? 'manual' : 'automatic',
  authentication_type: order.needsAuthentication ? 'three_ds' : 'no_three_ds',
  customer_id: player,
  description,
  return_url: returnUrl,
  session_expiry: EXPIRY_SECONDS,
  payment_link: true,
  // Its page offers to keep a card, and the kept ones, whose code the player types there again.
  setup_future_usage: 'on_session',
  payment_link_config: { enabled_saved_payment_method: true },
  metadata: { reference },
})

const refundRequestOf = ({ refund: id, reference, amount }: RefundOrder) => ({
  refund_id: id,
  payment_id: reference,
  amount: amount.cents,
  refund_type: 'instant',
})

const refused = (message: string | null, code: DeclineCode = 'unspecified') =>
  ({ is: 'refused', code, mayTry: mayTryAfter(code), message }) as const

/** Why a payment was not registered: a processor's error (CE) may pass, a setting that is wrong (IR, HE) does not. */
const refusalOf = (code: string): DeclineCode => (code.startsWith('CE_') ? 'provider-busy' : 'method-unsupported')

/** A repeat with another amount is another payment: what it did is not certain. */
function begunOf(got: Got<Payment>, { amount }: ChargeOrder): BegunCharge {
  if (got.is === 'refused') return refused(null, refusalOf(got.code))
  if (got.is !== 'got') return got
  const { payment_id: providerRef, payment_link: link, amount: known } = got.reply
  if (known !== amount.cents) return { is: 'unknown' }
  const page = link?.secure_link ?? link?.link
  return { is: 'told', facts: factsOfPayment(got.reply), providerRef, ...(page && { page }) }
}

function replyOf(got: Got<Payment>): ProviderReply<ChargeFact> {
  if (got.is === 'got') return { is: 'told', facts: factsOfPayment(got.reply) }
  return got.is === 'refused' ? refused(null) : got
}
