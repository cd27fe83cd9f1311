import { z } from 'zod'
import type { Clock } from '#kernel/time.ts'

const name = z.strictObject({ first_name: z.string(), last_name: z.string(), country: z.string().length(2) })
const billing = z.strictObject({ address: name })
const customerId = z.string().min(1).max(64)

/** Requests as the provider's OpenAPI document describes them, as far as the site sends them. */
const REQUESTS = {
  customer: z.strictObject({ customer_id: customerId }),
  method: z.strictObject({
    customer_id: customerId,
    payment_method: z.literal('bank_transfer'),
    payment_method_type: z.literal('ach'),
    bank_transfer: z.strictObject({
      bank_account_number: z.string(),
      bank_routing_number: z.string(),
      bank_country_code: z.string().length(2),
    }),
    billing,
  }),
  payout: z.strictObject({
    merchant_order_reference_id: z.string().max(255),
    amount: z.int().min(0),
    currency: z.string().regex(/^[A-Z]{3}$/),
    customer_id: customerId,
    payout_type: z.enum(['card', 'bank', 'wallet', 'bank_redirect']),
    payout_token: z.string(),
    entity_type: z.enum(['Individual', 'Company', 'NonProfit', 'PublicSector', 'NaturalPerson', 'lowercase', 'Personal']),
    billing,
    recurring: z.boolean(),
    confirm: z.boolean(),
    auto_fulfill: z.boolean(),
    metadata: z.record(z.string(), z.unknown()),
  }),
  list: z.strictObject({
    merchant_order_reference_id: z.string().max(255),
    currency: z.string(),
    entity_type: z.string(),
    limit: z.int().min(0).max(20),
  }),
  confirm: z.strictObject({ client_secret: z.string() }),
}

/** A payout as the provider keeps it. */
export interface Known {
  readonly id: string
  readonly request: z.infer<typeof REQUESTS.payout>
  readonly created: string
  status: string
  error: string | null
}

/** One request, with its checks. */
export interface Call {
  readonly method: string
  readonly area: string
  readonly name: string
  readonly step: string
  readonly checked: <R>(schema: z.ZodType<R>) => R | undefined
}

type Answer = { readonly ok: object } | { readonly status: number; readonly code: string }

/** The part of the local provider that pays out. */
export function openPayouts(merchant: string, clock: Clock) {
  const customers = new Set<string>()
  const methods = new Map<string, string>()
  const payouts: Known[] = []
  /** The status of a payout after its confirmation, whether that comes after our patience, and one beside a refusal. */
  const script = { confirmed: 'success', isSlow: false, refusal: undefined as string | undefined, confirmations: 0 }
  const late: (() => void)[] = []

  const shown = ({ id, request, created, status, error }: Known) => ({
    payout_id: id,
    merchant_id: merchant,
    merchant_order_reference_id: request.merchant_order_reference_id,
    amount: request.amount,
    currency: request.currency,
    auto_fulfill: request.auto_fulfill,
    customer_id: request.customer_id,
    client_secret: `${id}_secret`,
    entity_type: request.entity_type,
    recurring: request.recurring,
    status,
    error_code: error,
    error_message: error,
    created,
  })

  function saveMethod({ checked }: Call): Answer {
    const request = checked(REQUESTS.method)
    if (!request || !customers.has(request.customer_id)) return { status: 404, code: 'HE_02' }
    const { bank_account_number: number } = request.bank_transfer
    if (number.endsWith('0000')) return { status: 400, code: 'IR_06' }
    const id = `pm_${methods.size}`
    methods.set(id, request.customer_id)
    return { ok: { payment_method_id: id, payment_method: request.payment_method } }
  }

  function create({ checked }: Call): Answer {
    const request = checked(REQUESTS.payout)
    if (!request || methods.get(request.payout_token.replace('token_', '')) !== request.customer_id)
      return { status: 404, code: 'HE_02' }
    const id = `payout_${String(payouts.length).padStart(23, '0')}`
    const created = new Date(clock.now()).toISOString()
    payouts.push({ id, request, created, status: request.confirm ? script.confirmed : 'requires_confirmation', error: null })
    return { ok: shown(payouts.at(-1)!) }
  }

  function list({ checked }: Call): Answer {
    const request = checked(REQUESTS.list)
    const isOwn = (each: Known) => each.request.merchant_order_reference_id === request?.merchant_order_reference_id
    // Newest first, as the provider lists them.
    const data = payouts.filter(isOwn).toReversed().map(shown)
    return { ok: { size: data.length, data } }
  }

  function onPayout({ method, name: id, step, checked }: Call): Answer {
    const found = payouts.find((each) => each.id === id)
    if (!found) return { status: 404, code: 'HE_02' }
    if (method === 'GET') return { ok: shown(found) }
    if (step !== 'confirm' || !checked(REQUESTS.confirm)) return { status: 400, code: 'IR_06' }
    script.confirmations++
    if (script.isSlow) {
      late.push(() => void (found.status = script.confirmed))
      return { status: 500, code: 'HE_00' }
    }
    if (script.refusal !== undefined) {
      found.status = script.refusal
      return { status: 400, code: 'CE_00' }
    }
    found.status = script.confirmed
    return { ok: shown(found) }
  }

  function onCustomer({ method, name: id, checked }: Call): Answer {
    if (method === 'GET') {
      const own = [...methods].filter(([, customer]) => customer === id).map(([each]) => each)
      const tokens = own.map((each) => ({ payment_token: `token_${each}`, payment_method_id: each }))
      return { ok: { customer_payment_methods: tokens } }
    }
    const request = checked(REQUESTS.customer)
    if (!request || customers.has(request.customer_id)) return { status: 400, code: 'IR_12' }
    customers.add(request.customer_id)
    return { ok: request }
  }

  return {
    script,
    /** The processor ends what was confirmed slowly. */
    catchUp: () => late.splice(0).forEach((end) => end()),
    /** Undefined for a call about something else. */
    answer(call: Call): Answer | undefined {
      if (call.area === 'customers') return onCustomer(call)
      if (call.area === 'payment_methods') return saveMethod(call)
      if (call.area !== 'payouts') return undefined
      if (call.name === 'create') return create(call)
      return call.name === 'list' ? list(call) : onPayout(call)
    },
    /** Everything under a reference, oldest first. */
    of: (reference: string) => payouts.filter(({ request }) => request.merchant_order_reference_id === reference),
    /** What a bank does with the payout that was confirmed; returns what a message says of it. */
    act(reference: string, status: string, error: string | null = null): object {
      const isOwn = ({ request }: Known) => request.merchant_order_reference_id === reference
      const found = payouts.find((each) => isOwn(each) && each.status !== 'requires_confirmation') ?? payouts.find(isOwn)!
      Object.assign(found, { status, error })
      return shown(found)
    },
    /** As another caller of the same reference may have left one behind. */
    leave(reference: string): void {
      const { request } = payouts.find((each) => each.request.merchant_order_reference_id === reference)!
      create({ method: 'POST', area: 'payouts', name: 'create', step: '', checked: (schema) => schema.parse(request) })
    },
  }
}
