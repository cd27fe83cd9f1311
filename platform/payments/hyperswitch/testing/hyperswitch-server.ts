import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { z } from 'zod'
import { listenNear } from '#platform/bundled/listen-near.ts'
import type { Clock } from '#kernel/time.ts'
import { systemClock } from '../../../clock.ts'
import type { RawCall } from '../../../context.ts'
import { openPayouts } from './hyperswitch-payouts.ts'

const id = z.string().length(30)
const metadata = z.record(z.string(), z.unknown()).nullable()

/** Requests as the provider's OpenAPI document describes them, as far as the site sends them; nothing else is accepted. */
const REQUESTS = {
  payment: z.strictObject({
    payment_id: id,
    amount: z.int().min(0),
    currency: z.string().regex(/^[A-Z]{3}$/),
    confirm: z.boolean(),
    capture_method: z.enum(['automatic', 'manual', 'manual_multiple', 'scheduled', 'sequential_automatic']),
    authentication_type: z.enum(['three_ds', 'no_three_ds']),
    customer_id: z.string().min(1).max(64),
    description: z.string(),
    return_url: z.url().max(2_048),
    session_expiry: z.int().min(0),
    payment_link: z.boolean(),
    setup_future_usage: z.enum(['off_session', 'on_session']),
    payment_link_config: z.strictObject({ enabled_saved_payment_method: z.boolean() }),
    metadata,
  }),
  step: z.strictObject({}),
  refund: z.strictObject({
    refund_id: id,
    payment_id: id,
    amount: z.int().min(100),
    refund_type: z.enum(['scheduled', 'instant']),
  }),
}

interface Known {
  readonly request: z.infer<typeof REQUESTS.payment>
  status: string
  error: string | null
  readonly disputes: object[]
  readonly refunds: { refund_id: string; payment_id: string; amount: number; status: string }[]
}

const EVENT_TYPES: Readonly<Record<string, string>> = {
  payment_details: 'payment_processing',
  refund_details: 'refund_succeeded',
  dispute_details: 'dispute_opened',
  payout_details: 'payout_success',
}

const MESSAGES: Readonly<Record<string, string>> = {
  HE_01: 'The payment with the specified payment_id already exists in our records',
  HE_02: 'Payment does not exist in our records',
}

export const MERCHANT = 'merchant_croupier'
const WEBHOOK_KEY = 'response hash key'
const API_KEY = 'snd_key'

/** The provider's API on this machine: it checks each request, and tells what it does by signed messages. */
export async function openHyperswitch(clock: Clock = systemClock) {
  const payments = new Map<string, Known>()
  const payouts = openPayouts(MERCHANT, clock)
  const messages: RawCall[] = []
  const faults: string[] = []
  const faulty: { status: number; code: string; message: string }[] = []
  let events = 0
  let callsUntilLost = 0

  const shown = ({ request, status, error, refunds, disputes }: Known) => ({
    payment_id: request.payment_id,
    merchant_id: MERCHANT,
    status,
    amount: request.amount,
    net_amount: request.amount,
    amount_capturable: status === 'requires_capture' ? request.amount : 0,
    amount_received: status === 'succeeded' ? request.amount : null,
    disputes: disputes.length > 0 ? disputes : null,
    currency: request.currency,
    error_code: error,
    error_message: error,
    payment_link: { link: `https://pages.example/${request.payment_id}`, secure_link: null, payment_link_id: 'plink_1' },
    refunds: refunds.length > 0 ? refunds : null,
  })

  function tell(type: string, object: object): void {
    const body = JSON.stringify({
      merchant_id: MERCHANT,
      event_id: `evt_${events++}`,
      event_type: EVENT_TYPES[type] ?? 'mandate_active',
      content: { type, object },
      timestamp: '2026-11-21T17:00:00.000Z',
    })
    const signature = createHmac('sha512', WEBHOOK_KEY).update(body).digest('hex')
    messages.push({ headers: { 'x-webhook-signature-512': signature }, body })
  }

  const problem = (status: number, code: string, message = MESSAGES[code] ?? code) => ({
    status,
    reply: { error: { type: 'invalid_request', message, code } },
  })
  const ok = (reply: object) => ({ status: 200, reply })

  function answer(method: string, path: string, body: unknown): { status: number; reply: object } {
    const [, area = '', name = '', step = ''] = path.split('/')
    const checked = <R>(schema: z.ZodType<R>): R | undefined => {
      const parsed = schema.safeParse(body)
      if (!parsed.success) faults.push(`${path}: ${parsed.error.message}`)
      return parsed.data
    }
    const paidOut = payouts.answer({ method, area, name, step, checked })
    if (paidOut) return 'ok' in paidOut ? ok(paidOut.ok) : problem(paidOut.status, paidOut.code)
    if (method === 'POST' && area === 'payments' && !name) {
      const request = checked(REQUESTS.payment)
      if (!request) return problem(400, 'IR_06')
      if (payments.has(request.payment_id)) return problem(400, 'HE_01')
      payments.set(request.payment_id, { request, status: 'requires_payment_method', error: null, refunds: [], disputes: [] })
      return ok(shown(payments.get(request.payment_id)!))
    }
    if (area === 'refunds') {
      const request = checked(REQUESTS.refund)
      const found = request && payments.get(request.payment_id)
      if (!request || !found) return problem(404, 'HE_02')
      if (found.refunds.some(({ refund_id: known }) => known === request.refund_id)) return problem(400, 'HE_01')
      const sum = found.refunds.reduce((total, { amount }) => total + amount, request.amount)
      if (sum > found.request.amount || found.status !== 'succeeded') return problem(400, 'IR_13')
      const { refund_id: refundId, payment_id: paymentId, amount } = request
      found.refunds.push({ refund_id: refundId, payment_id: paymentId, amount, status: 'succeeded' })
      const made = { ...found.refunds.at(-1)!, currency: found.request.currency, connector: 'test' }
      tell('refund_details', made)
      return ok(made)
    }
    const found = payments.get(name)
    if (!found) return problem(404, 'HE_02')
    if (method === 'GET') return ok(shown(found))
    if (!checked(REQUESTS.step)) return problem(400, 'IR_06')
    const isOpen = step === 'cancel' ? found.status.startsWith('requires_') : found.status === 'requires_capture'
    if (!isOpen) return problem(400, 'IR_16')
    found.status = step === 'cancel' ? 'cancelled' : 'succeeded'
    return ok(shown(found))
  }

  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (part: string) => (body += part))
    request.on('end', () => {
      const { pathname } = new URL(request.url ?? '/', 'http://local')
      const isOurs = request.headers['api-key'] === API_KEY
      const fault = faulty.shift()
      const answered = fault
        ? problem(fault.status, fault.code, fault.message)
        : isOurs
          ? answer(request.method ?? '', pathname, body ? JSON.parse(body) : undefined)
          : problem(401, 'IR_01')
      // It was done, and the answer is lost.
      const { status, reply } = --callsUntilLost === 0 ? problem(500, 'HE_00') : answered
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
    })
  })
  const url = await listenNear(server, '127.0.0.1', 0)
  return {
    access: {
      url,
      apiKey: API_KEY,
      webhookKey: WEBHOOK_KEY,
      merchant: MERCHANT,
      isTest: true,
      pageOrigin: 'https://pages.example',
      accountKey: Buffer.from('a key of the site'),
      clock,
    },
    payouts,
    /** The nth call from now is done, and its answer is lost. */
    loseAnswer: (nth: number) => void (callsUntilLost = nth),
    actPayout: (reference: string, status: string, error?: string) =>
      tell('payout_details', payouts.act(reference, status, error)),
    /** What the requests had that the document does not allow. */
    faults,
    requestOf: (paymentId: string) => payments.get(paymentId)?.request,
    /** The next answers, whatever is asked. */
    faulty,
    takeMessages: () => messages.splice(0),
    /** What a payer or a bank does. */
    act(paymentId: string, status: string, error: string | null = null): void {
      const found = payments.get(paymentId)!
      Object.assign(found, { status, error })
      tell('payment_details', shown(found))
    },
    /** A bank disputes a payment; the message about it is lost. */
    dispute: (paymentId: string, dispute: object) => void payments.get(paymentId)!.disputes.push(dispute),
    tell,
    close(): void {
      server.closeAllConnections()
      server.close()
    },
  }
}
