import { hash } from 'node:crypto'
import type { DeclineCode } from '#platform/payments/decline-codes.ts'
import type { ChargeFact } from '#platform/payments/fact.ts'
import { toUnixSeconds } from '#kernel/time.ts'
import type { Charge } from './book.ts'
import type { AccountOrder, ChargeOrder, Evidence, GiftCardOrder, PayoutOrder, RefundOrder } from './orders.ts'
import { payoutPlan, REFUSED_PAYOUTS } from './payouts.ts'
import { type Sandbox, stateOf } from './sandbox.ts'

export interface Reply {
  readonly status: number
  readonly body: object
}

const told = (body: object): Reply => ({ status: 200, body })
const refused = (code: DeclineCode): Reply => ({ status: 402, body: { code, message: null } })
const UNHEARD_OF: Reply = { status: 404, body: { error: 'never-heard-of' } }
/** The same reference with another content is a mistake of the caller. */
const CONFLICT: Reply = { status: 409, body: { error: 'reference-taken' } }

const UNAVAILABLE: Reply = { status: 503, body: { error: 'unavailable' } }

const factsOf = ({ told: all }: { readonly told: readonly { readonly fact: object }[] }): Reply =>
  told({ facts: all.map(({ fact }) => fact) })

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other)

export async function begin(sandbox: Sandbox, order: ChargeOrder, origin: string): Promise<Reply> {
  const { book, clock } = sandbox.parts
  const known = book.charge(order.reference)
  if (known && !isSame(known.order, order)) return CONFLICT
  if (!known && sandbox.script.refuses) return refused(sandbox.script.refuses)
  const charge = known ?? book.openCharge(order, toUnixSeconds(clock.now()))
  if (!known) await sandbox.tellCharge(charge, [{ kind: 'needs-action' }])
  const facts = book.charge(order.reference)?.told.map(({ fact }) => fact)
  return told({ providerRef: charge.id, page: `${origin}/pay/${charge.id}`, facts })
}

export async function askCharge(sandbox: Sandbox, reference: string): Promise<Reply> {
  const charge = await sandbox.charge(reference)
  return charge ? factsOf(charge) : UNHEARD_OF
}

/** Charges a method that the same player kept, once. */
export function confirm(sandbox: Sandbox, reference: string, savedMethod: string): Promise<Reply> {
  return onCharge(sandbox, reference, async (charge) => {
    if (!isOpen(charge)) return undefined
    if (!isKept(sandbox, charge, savedMethod)) return refused('method-unsupported')
    await sandbox.act({ reference, what: sandbox.script.confirms })
    return undefined
  })
}

export function capture(sandbox: Sandbox, reference: string): Promise<Reply> {
  return onCharge(sandbox, reference, async (charge) => {
    const { word, authorized } = stateOf(charge)
    if (word !== 'authorized' || !authorized) return undefined
    await sandbox.tellCharge(charge, [{ kind: 'charged', amount: authorized, merchant: sandbox.parts.merchant }])
    return undefined
  })
}

/** Money that is moving already cannot be stopped: the reply says where it is. */
export function cancel(sandbox: Sandbox, reference: string): Promise<Reply> {
  return onCharge(sandbox, reference, async (charge) => {
    if (stateOf(charge).word === 'authorized') await sandbox.tellCharge(charge, [{ kind: 'voided' }])
    else if (isOpen(charge)) await sandbox.tellCharge(charge, [{ kind: 'cancelled' }])
    return undefined
  })
}

export function refund(sandbox: Sandbox, { refund: id, reference, amount }: RefundOrder): Promise<Reply> {
  return onCharge(sandbox, reference, async (charge) => {
    const { charged, refunds, returnedCents } = stateOf(charge)
    if (refunds.some((each) => each.refund === id)) return undefined
    const gone = refunds.filter(({ state }) => state !== 'failed').reduce((sum, { cents }) => sum + cents, returnedCents)
    if (!charged || amount.currency !== charged.amount.currency) return refused('unspecified')
    if (amount.cents > charged.amount.cents - gone) return refused('amount-too-large')
    const fact = (state: 'pending' | 'done' | 'failed'): ChargeFact => ({
      kind: 'refund',
      refund: id,
      state,
      cents: amount.cents,
    })
    const plan = sandbox.script.refunds
    await sandbox.tellCharge(charge, [fact(plan === 'slow' ? 'pending' : plan)])
    if (plan === 'slow') sandbox.later(() => sandbox.tellCharge(charge, [fact('done')]))
    return undefined
  })
}

export async function pay(sandbox: Sandbox, order: PayoutOrder): Promise<Reply> {
  const { book, clock } = sandbox.parts
  const known = book.payout(order.reference)
  if (known) return isSame(known.order, order) ? factsOf(known) : CONFLICT
  const plan = order.account.endsWith(RETURNS) ? 'returned' : sandbox.script.payouts
  if (plan === 'maintenance') return UNAVAILABLE
  const code = REFUSED_PAYOUTS[plan]
  if (code) return refused(code)
  const payout = book.openPayout(order, toUnixSeconds(clock.now()))
  if (plan === 'unknown') return UNAVAILABLE
  await sandbox.tellPayout(payout, payoutPlan(payout, plan))
  return factsOf(book.payout(order.reference) ?? payout)
}

const RETURNS = '_returns'

const UNMATCHED = '8888'

/**
 * An account number ending in 0000 is unknown to its bank, one in 9999 is another person's, the bank of one in 8888 tells no
 * holder; one in 7777 returns payouts.
 */
export function addAccount({ routing, number }: AccountOrder): Reply {
  if (number.endsWith('0000')) return refused('account-unknown')
  if (number.endsWith('9999')) return refused('name-mismatch')
  const fingerprint = hash('sha256', `${routing}:${number}`).slice(0, 32)
  return {
    status: 200,
    body: {
      token: `bank_${fingerprint}${number.endsWith('7777') ? RETURNS : ''}`,
      title: `Bank account •••• ${number.slice(-4)}`,
      fingerprint,
      isHolderMatched: !number.endsWith(UNMATCHED),
    },
  }
}

/** An address that begins with `nowhere` takes no mail. */
export function addGiftCard({ email }: GiftCardOrder): Reply {
  if (email.startsWith('nowhere')) return refused('account-unknown')
  const fingerprint = hash('sha256', email.toLowerCase()).slice(0, 32)
  const masked = email.replace(/^(.).*@/, '$1•••@')
  return {
    status: 200,
    body: { token: `gift_${fingerprint}`, title: `Gift card to ${masked}`, fingerprint, isHolderMatched: true },
  }
}

/** Nothing can be told of a payout that was scripted as unknown, until `/control` says what became of it. */
export function askPayout(sandbox: Sandbox, reference: string): Reply {
  const payout = sandbox.parts.book.payout(reference)
  if (payout?.told.length === 0) return UNAVAILABLE
  return payout ? factsOf(payout) : UNHEARD_OF
}

/** Evidence is taken while the dispute is open; `/control` decides it. */
export function contest(sandbox: Sandbox, evidence: Evidence): Promise<Reply> {
  return onCharge(sandbox, evidence.reference, async (charge) => {
    const dispute = stateOf(charge).disputes.find((each) => each.dispute === evidence.dispute)
    if (!dispute) return UNHEARD_OF
    if (dispute.stage === 'won' || dispute.stage === 'lost') return refused('unspecified')
    sandbox.parts.book.keepEvidence(evidence)
    return undefined
  })
}

/** Without a reply of its own, a call tells all facts of the charge. */
async function onCharge(
  sandbox: Sandbox,
  reference: string,
  call: (charge: Charge) => Promise<Reply | undefined>,
): Promise<Reply> {
  const charge = await sandbox.charge(reference)
  if (!charge) return UNHEARD_OF
  const reply = await call(charge)
  return reply ?? factsOf(sandbox.parts.book.charge(reference) ?? charge)
}

export const isOpen = (charge: Charge): boolean => ['begun', 'needs-action'].includes(stateOf(charge).word)

const isKept = ({ parts }: Sandbox, { order }: Charge, token: string): boolean =>
  parts.book
    .charges()
    .some((each) => each.order.player === order.player && stateOf(each).savedMethods.some((method) => method.token === token))
