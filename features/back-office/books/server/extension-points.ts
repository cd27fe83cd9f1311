import '#platform/feature.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader } from '#platform/db/database.ts'

export interface BookedReference {
  readonly reference: string
  /** What the ledger holds in `payment-clearing` because of it. */
  readonly cents: number
}

export interface MoneyDay {
  readonly day: string
  readonly kind: 'purchases' | 'refunds' | 'disputes' | 'disputes-won' | 'redemptions' | 'redemptions-returned'
  /** Of test accounts, whose money a report leaves out and the ledger has. */
  readonly isTest: boolean
  readonly count: number
  /** By the slice's own rows, and by the ledger. */
  readonly cents: number
  readonly bookedCents: number
}

export interface MoneyPeriod {
  /** Null: all brands. */
  readonly brand: string | null
  readonly zone: string
  readonly from: Instant
  readonly to: Instant
}

/** What the books ask of a slice that moves money through a provider. */
interface MoneyBooks {
  /** Of its payments; references begin with it. */
  readonly prefix: string
  booked(db: Reader, references: readonly string[]): Promise<readonly BookedReference[]>
  /** What moved on each day of the brand's calendar. */
  days(db: Reader, period: MoneyPeriod): Promise<readonly MoneyDay[]>
}

export interface OwedAmount {
  /** `closed-accounts` is a part of the winnings; players owe `purchase-debts`. */
  readonly kind: 'redemptions-payable' | 'closed-accounts' | 'purchase-debts'
  readonly cents: number
  /** The same of test accounts, which is no part of it. */
  readonly testCents: number
}

declare module '#platform/feature.ts' {
  interface ServerFeature {
    /** This slice's money, for reconciliation and reports. */
    readonly moneyBooks?: MoneyBooks
    /** What is owed to, or by, the players of a brand beside what their wallets say. */
    readonly moneyOwed?: (db: Reader, brand: string) => Promise<OwedAmount>
  }
}
