import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { type Clock, type Instant, MINUTE_MS } from '#kernel/time.ts'
import { type DeclineCode, mayTryAfter } from '../decline-codes.ts'
import type { PayoutFact } from '../fact.ts'
import type { AccountOrder, AddedAccount, Asked, PaymentProvider, PayoutOrder, ProviderReply } from '../provider.ts'
import { callHyperswitch, type Got, type HyperswitchAccess } from './client.ts'

/** What we read of a payout; the rest of it is not looked at. */
export const payout = z.object({
  payout_id: z.string(),
  merchant_id: z.string(),
  merchant_order_reference_id: z.string().nullish(),
  status: z.string(),
  amount: z.int().min(0),
  currency: z.string(),
  client_secret: z.string().nullish(),
  error_code: z.string().nullish(),
  created: z.string().nullish(),
})
export type Payout = z.infer<typeof payout>

const payoutList = z.object({ data: z.array(payout) })
const savedMethod = z.object({ payment_method_id: z.string().min(1).max(200) })

export interface PayoutAccess extends HyperswitchAccess {
  /** Of the fingerprints of accounts, whose numbers the site does not keep. */
  readonly accountKey: Uint8Array
  readonly clock: Clock
}

const LISTED_MAX = 20
/** A payout's status from its creation to its confirmation. */
export const CREATED = 'requires_confirmation'
/** As long as a confirmation that was not answered may still be under way. */
const IN_FLIGHT_MS = 15 * MINUTE_MS

const postTo =
  (access: PayoutAccess) =>
  <R>(path: string, body: object, schema: z.ZodType<R>): Promise<Got<R>> =>
    callHyperswitch(access, { method: 'POST', path, body }, schema)

/**
 * Payouts to bank accounts. The API makes up their ids, and confirming one twice may pay twice. So a payout is created
 * unconfirmed, which moves nothing, and that call alone confirms it, once, if nothing else of the reference may move. What a
 * lost answer leaves behind is asked about until its confirmation cannot be under way any more, and never confirmed.
 */
export function hyperswitchPayouts(access: PayoutAccess) {
  const post = postTo(access)
  const find = async (reference: string): Promise<Got<Listed>> => {
    const filter = { merchant_order_reference_id: reference, currency: 'USD', entity_type: 'Individual', limit: LISTED_MAX }
    const got = await post('/payouts/list', filter, payoutList)
    return got.is === 'got' ? { is: 'got', reply: listedOf(got.reply.data, reference, access.clock.now()) } : got
  }

  async function create(order: PayoutOrder): Promise<Got<Payout>> {
    const token = await tokenOf(access, order)
    return token.is === 'got' ? post('/payouts/create', requestOf(order, token.reply), payout) : token
  }

  async function confirm({ payout_id: id, client_secret: secret }: Payout): Promise<ProviderReply<PayoutFact>> {
    const got = await post(`/payouts/${encodeURIComponent(id)}/confirm`, { client_secret: secret }, payout)
    if (got.is !== 'refused') return got.is === 'got' ? { is: 'told', facts: factsOfPayout(got.reply) } : got
    // The processor's error may be told as a refusal: what became of the payout counts.
    const known = await read(access, id)
    if (known.is !== 'got') return { is: 'unknown' }
    return known.reply.status === CREATED ? untold(got) : { is: 'told', facts: factsOfPayout(known.reply) }
  }

  return {
    async pay(order: PayoutOrder): Promise<ProviderReply<PayoutFact>> {
      const before = await find(order.reference)
      if (before.is !== 'got') return before.is === 'unknown' ? before : { is: 'not-sent' }
      if (before.reply.ended.length > 0) return sumOf(before.reply, order)
      if (before.reply.isInFlight) return { is: 'unknown' }
      const made = await create(order)
      if (made.is !== 'got') return untold(made)
      if (MOVED.has(made.reply.status)) return { is: 'told', facts: factsOfPayout(made.reply) }
      // Nothing has left, and never will.
      if (made.reply.status !== CREATED) return refused('method-unsupported')
      const now = await find(order.reference)
      const isOnly = now.is === 'got' && now.reply.ended.length === 0 && now.reply.first === made.reply.payout_id
      return isOnly ? confirm(made.reply) : { is: 'unknown' }
    },
    async askPayout(reference: string): Promise<Asked<PayoutFact>> {
      const found = await find(reference)
      if (found.is !== 'got') return { is: 'unknown' }
      if (found.reply.ended.length === 0) return { is: found.reply.isInFlight ? 'unknown' : 'never-heard-of' }
      const facts = await Promise.all(found.reply.ended.map(({ payout_id: id }) => read(access, id)))
      const known = facts.flatMap((got) => (got.is === 'got' ? [got.reply] : []))
      return known.length < facts.length ? { is: 'unknown' } : { is: 'facts', facts: factsOfAll(known) }
    },
    payoutAccounts: { method: 'trustly', add: (account) => addAccount(access, account) },
  } as const satisfies Pick<PaymentProvider, 'pay' | 'askPayout' | 'payoutAccounts'>
}

/** The payouts of one reference. */
interface Listed {
  /** Confirmed at some time, or refused. */
  readonly ended: readonly Payout[]
  /** Whether one may be confirmed right now by a call whose answer was lost. */
  readonly isInFlight: boolean
  /** The oldest that may be confirmed. */
  readonly first: string | undefined
}

/** Nothing has left: it was not confirmed, or ended before it was. */
const UNCONFIRMED: ReadonlySet<string> = new Set(['requires_creation', CREATED, 'requires_payout_method_data', 'expired'])

function listedOf(payouts: readonly Payout[], reference: string, now: Instant): Listed {
  const own = payouts.filter(({ merchant_order_reference_id: id }) => id === reference)
  const age = ({ created, payout_id: id }: Payout) => `${created ?? ''} ${id}`
  const recent = own
    .filter(({ status, created }) => status === CREATED && !(Date.parse(created ?? '') < now - IN_FLIGHT_MS))
    .toSorted((one, other) => (age(one) < age(other) ? -1 : 1))
  return {
    ended: own.filter(({ status }) => !UNCONFIRMED.has(status)),
    isInFlight: recent.length > 0,
    first: recent[0]?.payout_id,
  }
}

/** Another amount under a known reference: what it did is not certain. */
const sumOf = ({ ended }: Listed, { amount }: PayoutOrder): ProviderReply<PayoutFact> =>
  ended.every(({ amount: cents }) => cents === amount.cents) ? { is: 'told', facts: factsOfAll(ended) } : { is: 'unknown' }

/** A failure counts if nothing else moved; several that were paid are told with their sum, which the site reports. */
function factsOfAll(payouts: readonly Payout[]): PayoutFact[] {
  const moved = payouts.filter(({ status }) => MOVED.has(status))
  const paid = moved.filter(({ status }) => status === 'success')
  const cents = paid.reduce((sum, { amount }) => sum + amount, 0)
  const all = (moved.length > 0 ? moved : payouts).map((each) => (each.status === 'success' ? { ...each, amount: cents } : each))
  return all.flatMap(factsOfPayout)
}

const MOVED: ReadonlySet<string> = new Set(['success', 'initiated', 'pending', 'reversed'])

const read = (access: PayoutAccess, id: string) =>
  callHyperswitch(access, { method: 'GET', path: `/payouts/${encodeURIComponent(id)}?force_sync=true` }, payout)

const kept = z.object({
  customer_payment_methods: z.array(z.object({ payment_token: z.string(), payment_method_id: z.string() })),
})

/** What stands for a kept account for a quarter of an hour. */
async function tokenOf(access: PayoutAccess, { player, account }: PayoutOrder): Promise<Got<string>> {
  const path = `/customers/${encodeURIComponent(player)}/payment_methods`
  const got = await callHyperswitch(access, { method: 'GET', path }, kept)
  if (got.is !== 'got') return got
  const found = got.reply.customer_payment_methods.find(({ payment_method_id: id }) => id === account)
  return found ? { is: 'got', reply: found.payment_token } : { is: 'refused', code: 'unknown-account', message: '' }
}

/** The number stays there. */
async function addAccount(access: PayoutAccess, account: AccountOrder): Promise<AddedAccount> {
  const { player, routing, number } = account
  const post = postTo(access)
  // One that exists is refused, which is fine.
  const customer = await post('/customers', { customer_id: player }, z.object({ customer_id: z.string() }))
  if (customer.is === 'not-sent' || customer.is === 'unknown') return customer
  const kept = await post('/payment_methods', methodOf(account), savedMethod)
  if (kept.is === 'refused') return refused('account-unknown')
  if (kept.is !== 'got') return kept
  return {
    is: 'told',
    token: kept.reply.payment_method_id,
    title: `Bank account •••• ${number.slice(-4)}`,
    fingerprint: createHmac('sha256', access.accountKey).update(`${routing}:${number}`).digest('hex'),
    isHolderMatched: false,
  }
}

const requestOf = ({ reference, amount, player, name }: PayoutOrder, token: string) => ({
  merchant_order_reference_id: reference,
  amount: amount.cents,
  currency: amount.currency.toUpperCase(),
  customer_id: player,
  payout_type: 'bank',
  payout_token: token,
  entity_type: 'Individual',
  billing: billingOf(name),
  recurring: false,
  confirm: false,
  auto_fulfill: true,
  metadata: { reference },
})

const methodOf = ({ player, routing, number, name }: AccountOrder) => ({
  customer_id: player,
  payment_method: 'bank_transfer',
  payment_method_type: 'ach',
  bank_transfer: { bank_account_number: number, bank_routing_number: routing, bank_country_code: 'US' },
  billing: billingOf(name),
})

function billingOf(name: string) {
  const [first = '', ...rest] = name.split(' ')
  return { address: { first_name: first, last_name: rest.join(' '), country: 'US' } }
}

const refused = (code: DeclineCode) => ({ is: 'refused', code, mayTry: mayTryAfter(code), message: null }) as const

/** A refusal before anything left: it is the house's to solve. */
const untold = (got: Exclude<Got<unknown>, { is: 'got' }>): ProviderReply<PayoutFact> =>
  got.is === 'refused' ? refused(got.code === 'unknown-account' ? 'account-unknown' : 'provider-busy') : { is: got.is }

/** By the bank's code of a returned transfer or the processor's words. */
const FAILURES: Readonly<Record<string, DeclineCode>> = {
  r02: 'account-closed',
  account_closed: 'account-closed',
  r03: 'account-unknown',
  r04: 'account-unknown',
  no_account: 'account-unknown',
  invalid_account_number: 'account-unknown',
  incorrect_account_holder_name: 'name-mismatch',
  insufficient_funds: 'out-of-funds',
  balance_insufficient: 'out-of-funds',
}

/** A payout that was never confirmed may end so, too, beside the one that was. */
const UNTOLD: ReadonlySet<string> = new Set(['cancelled', 'expired', 'ineligible'])

/** What a message says: of a payout that may be another one of the same reference nothing, so that it is asked about. */
export const factsOfPayoutEvent = (told: Payout): PayoutFact[] => (UNTOLD.has(told.status) ? [] : factsOfPayout(told))

/** What a payout says. An unknown status says nothing, so that it is asked about again. */
export function factsOfPayout({ status, amount: cents, currency, error_code: code }: Payout): PayoutFact[] {
  const paid: PayoutFact = { kind: 'payout-paid', amount: { cents, currency: currency.toLowerCase() } }
  switch (status) {
    case 'success':
      return [{ kind: 'payout-sent' }, paid]
    case 'initiated':
    case 'pending':
      return [{ kind: 'payout-sent' }]
    case 'reversed':
      return [{ kind: 'payout-sent' }, paid, { kind: 'payout-returned', code: code?.slice(0, 20) ?? 'reversed' }]
    case 'failed':
    case 'ineligible':
    case 'cancelled':
    case 'expired':
      return [{ kind: 'payout-failed', code: FAILURES[code?.toLowerCase() ?? ''] ?? 'unspecified' }]
    default:
      return []
  }
}
