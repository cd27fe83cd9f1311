import '#platform/feature.ts'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Context } from '#platform/context.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import type {
  DisputeRefusal,
  EvidenceDocument,
  FoundPayment,
  OrderRecord,
  PaymentCase,
  PaymentDispute,
  RefundRefusal,
} from '../contract.ts'

export interface OrderSearch {
  readonly brand: string
  readonly search: string
  /** Players that match the search. */
  readonly players: readonly string[]
  readonly state: string | null
  readonly before: string | null
  readonly limit: number
}

export interface DeskRefund {
  readonly id: Id<'rfd'>
  readonly order: string
  readonly cents: number
  readonly by: string
}

type WithPlayerId<T> = Omit<T, 'player'> & { readonly player: string }

/** What the payments desk asks of the slice that has the orders. */
export interface OrderDesk {
  find(db: Reader, search: OrderSearch): Promise<readonly WithPlayerId<FoundPayment>[]>
  read(db: Reader, order: { readonly brand: string; readonly id: string }): Promise<OrderRecord | undefined>
  /** Sets the goods aside and orders the refund, under the order's lock. */
  refund(ctx: Context, tx: Tx, refund: DeskRefund): Promise<RefundRefusal | undefined>
  /** The same checks, without a change. */
  refusal(ctx: Context, tx: Tx, refund: Omit<DeskRefund, 'id' | 'by'>): Promise<RefundRefusal | undefined>
  /** Orders the refund of a charge that bought nothing again; false if it is under way or done. */
  repeatGiveBack(ctx: Context, tx: Tx, attempt: string): Promise<boolean>
  /** Sends what was ordered now, and not with the next job. */
  send(ctx: Context): Promise<void>
  cases(db: Reader, at: { readonly brand: string; readonly now: Instant }): Promise<readonly PaymentCase[]>
  disputes(db: Reader, brand: string): Promise<readonly WithPlayerId<PaymentDispute>[]>
  evidence(db: Reader, dispute: string): Promise<readonly EvidenceDocument[]>
  /** Notes an operator's answer, once. */
  answer(
    tx: Tx,
    dispute: { readonly id: string; readonly answer: 'contested' | 'accepted'; readonly by: string; readonly at: Instant },
  ): Promise<DisputeRefusal | undefined>
  /** Sends the evidence. False if it surely did not arrive: the answer is taken back. */
  contest(ctx: Context, dispute: { readonly id: string; readonly summary: string }): Promise<boolean>
}

declare module '#platform/feature.ts' {
  interface ServerFeature {
    /** This slice's orders, for the payments desk. */
    readonly orderDesk?: OrderDesk
  }
}
