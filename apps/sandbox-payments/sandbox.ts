import { type Clock, SECOND_MS, toUnixSeconds } from '#kernel/time.ts'
import type { ChargeFact, PayoutFact } from '#platform/payments/fact.ts'
import { type ChargeState, foldCharge } from '#platform/payments/fold-charge.ts'
import type { Book, Charge, Payout } from './book.ts'
import type { Delivery } from './delivery.ts'
import { AFTERMATHS, aftermathOf, type Aftermath, type Outcome, storyOf } from './outcomes.ts'
import { payoutAct } from './payouts.ts'
import { type Act, PAYOUT_ACTS, type PayoutAct, PLAIN_SCRIPT, type Script, type WebhookMode } from './script.ts'
import { savedMethodFact } from './test-methods.ts'

export interface SandboxParts {
  readonly book: Book
  readonly delivery: Delivery
  readonly clock: Clock
  readonly merchant: string
  /** Tells later facts only when asked to: for tests. */
  readonly isByHand: boolean
}

const LATER_MS = 5 * SECOND_MS

/** A charge whose page was not used for this long is expired. */
const OPEN_SECONDS_MAX = 30 * 60

interface Due {
  readonly tell: () => Promise<void>
  readonly timer: NodeJS.Timeout | undefined
}

export const stateOf = ({ told }: Charge): ChargeState => foldCharge(told.map(({ fact }) => fact))

/** The provider's mind: what it tells of charges and payouts, and what it was scripted to do. */
export class Sandbox {
  readonly parts: SandboxParts
  script: Script = PLAIN_SCRIPT
  readonly #later = new Set<Due>()

  constructor(parts: SandboxParts) {
    this.parts = parts
  }

  change(change: Partial<Script>): void {
    this.script = { ...this.script, ...change }
  }

  /** As it is now; one that waited too long for its player expires. */
  async charge(reference: string): Promise<Charge | undefined> {
    const { book, clock } = this.parts
    const charge = book.charge(reference)
    if (!charge || !['begun', 'needs-action'].includes(stateOf(charge).word)) return charge
    if (toUnixSeconds(clock.now()) - charge.at < OPEN_SECONDS_MAX) return charge
    await this.tellCharge(charge, [{ kind: 'expired' }])
    return book.charge(reference)
  }

  async tellCharge(charge: Charge, facts: readonly ChargeFact[], webhooks: WebhookMode = this.script.webhooks): Promise<void> {
    const { book } = this.parts
    const { reference } = charge.order
    for (const fact of facts) book.tellCharge(reference, { at: this.#now(), fact })
    await this.#announce(charge, facts, webhooks)
  }

  async tellPayout(payout: Payout, facts: readonly PayoutFact[], webhooks: WebhookMode = this.script.webhooks): Promise<void> {
    const { book } = this.parts
    const { reference } = payout.order
    for (const fact of facts) book.tellPayout(reference, { at: this.#now(), fact })
    await this.#announce(payout, facts, webhooks)
  }

  /** Tells the facts of an outcome; returns false for an unknown reference. */
  async act({ reference, what, webhooks = this.script.webhooks, savesMethod = false, paidBy }: Act): Promise<boolean> {
    const { book, merchant } = this.parts
    const payout = book.payout(reference)
    if (payout && isPayoutAct(what)) return this.tellPayout(payout, payoutAct(payout, what), webhooks).then(() => true)
    const charge = book.charge(reference)
    if (!charge || isPayoutAct(what)) return false
    const { facts, later } = isAftermath(what) ? { facts: aftermathOf(charge, what), later: [] } : storyOf(charge, what, merchant)
    const saved = savesMethod && isPaid([...facts, ...later]) ? [savedMethodFact(charge, paidBy)] : []
    await this.tellCharge(charge, [...facts, ...saved], webhooks)
    if (later.length > 0) this.later(() => this.tellCharge(charge, later, webhooks))
    return true
  }

  /** After a while, or in `finish`; once. */
  later(tell: () => Promise<void>): void {
    const due = { tell, timer: undefined as NodeJS.Timeout | undefined }
    if (!this.parts.isByHand) due.timer = setTimeout(() => void this.#tellDue(due).catch(() => undefined), LATER_MS).unref()
    this.#later.add(due)
  }

  /** Tells now what would be told later. */
  async finish(): Promise<void> {
    for (const due of this.#later) await this.#tellDue(due)
  }

  stop(): void {
    for (const { timer } of this.#later) clearTimeout(timer)
    this.#later.clear()
  }

  async #tellDue(due: Due): Promise<void> {
    clearTimeout(due.timer)
    if (this.#later.delete(due)) await due.tell()
  }

  #now = (): number => toUnixSeconds(this.parts.clock.now())

  #announce({ order }: Charge | Payout, facts: readonly (ChargeFact | PayoutFact)[], webhooks: WebhookMode): Promise<void> {
    const { reference, callbackUrl: url } = order
    const messages = facts.map((fact) => ({ url, body: JSON.stringify({ facts: [{ reference, at: this.#now(), fact }] }) }))
    return this.parts.delivery.add(messages, webhooks)
  }
}

const isAftermath = (what: Outcome | Aftermath): what is Aftermath => (AFTERMATHS as readonly string[]).includes(what)
const isPayoutAct = (what: Act['what']): what is PayoutAct => (PAYOUT_ACTS as readonly string[]).includes(what)
const isPaid = (facts: readonly ChargeFact[]): boolean => facts.some(({ kind }) => kind === 'charged' || kind === 'authorized')
