import '../feature.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/database.ts'
import type { ChargeFact, PayoutFact } from './fact.ts'

/** How a slice keeps its payments in step with what providers said about them. */
export interface PaymentOwner {
  /** The prefix of its references, such as `att_`. */
  readonly prefix: string
  readonly asks: 'charge' | 'payout'
  /** The brand of a reference; undefined if there is none. */
  brandOf(tx: Tx, reference: string): Promise<string | undefined>
  /**
   * Brings what depends on the facts of this reference up to date, in the transaction that stored them. Called again
   * with the same facts, it changes nothing. False once nothing more can happen, so that nobody asks any longer.
   */
  settle(ctx: Context, tx: Tx, about: Settled): Promise<boolean>
}

export interface Settled {
  readonly reference: string
  readonly facts: readonly (ChargeFact | PayoutFact)[]
  /** The provider is certain that it never received it. */
  readonly isUnheardOf: boolean
}

declare module '#platform/feature.ts' {
  interface ServerFeature {
    /** The payments that this slice began. */
    readonly paymentOwner?: PaymentOwner
  }
}
