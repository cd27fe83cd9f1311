import type { Locale } from '#kernel/locale.ts'
import type { MethodId, PayoutMethodId } from '#kernel/payment-method.ts'
import type { CalendarDay, Instant } from '#kernel/time.ts'
import type { RawCall } from '../context.ts'
import type { DeclineCode, MayTry } from './decline-codes.ts'
import type { ChargeFact, HeardFact, PaidAmount, PayoutFact } from './fact.ts'

/** A way to pay or to be paid. */
export interface PaymentMethod {
  readonly id: MethodId
  readonly direction: 'in' | 'out' | 'both'
  /** Where the player acts: the provider's page in our frame, or a page that refuses frames. */
  readonly window: 'frame' | 'redirect'
  readonly isSavable: boolean
  readonly refunds: 'full' | 'part' | 'none'
  /** Days after a charge in which the bank may take it back; 0 for never. */
  readonly returnDays: number
}

/**
 * A provider's reply. `not-sent`: surely nothing happened. `unknown`: the call may have had its effect, so the provider
 * must be asked, and nothing is assumed to have failed.
 */
export type ProviderReply<F> =
  | { readonly is: 'told'; readonly facts: readonly F[] }
  | { readonly is: 'refused'; readonly code: DeclineCode; readonly mayTry: MayTry; readonly message: string | null }
  | { readonly is: 'not-sent' }
  | { readonly is: 'unknown' }

/** A reply that is not told. */
export type Untold = Exclude<ProviderReply<never>, { readonly is: 'told' }>

export interface ChargeOrder {
  /** Our attempt; the provider treats a repeat as the same charge. */
  readonly reference: string
  readonly method: MethodId
  readonly amount: PaidAmount
  /** What the receipt says: the coins, never the entries. */
  readonly description: string
  readonly locale: Locale
  /** Opaque; no personal data. */
  readonly player: string
  readonly callbackUrl: string
  /** Where a provider that refuses frames returns the player to. */
  readonly returnUrl: string
  /** Asks for an authentication of the card holder. */
  readonly needsAuthentication: boolean
  /** Authorizes only; `capture` follows. */
  readonly isAuthorizationOnly: boolean
}

export type BegunCharge = ProviderReply<ChargeFact> & {
  /** The provider's id of the charge, known before money can move. */
  readonly providerRef?: string
  /** The hosted page of this charge. */
  readonly page?: string
}

export interface RefundOrder {
  /** Ours; a repeat is the same refund. */
  readonly refund: string
  readonly reference: string
  readonly amount: PaidAmount
}

export interface PayoutOrder {
  /** Ours; a repeat is the same payout. */
  readonly reference: string
  readonly method: PayoutMethodId
  readonly amount: PaidAmount
  /** The provider's token of the player's account. */
  readonly account: string
  /** Opaque; no personal data. */
  readonly player: string
  /** The verified name, which the account must carry. */
  readonly name: string
  readonly callbackUrl: string
}

/** A bank account to which prizes are paid. A provider that can matches its holder with the verified name. */
export interface AccountOrder {
  /** Opaque; no personal data. */
  readonly player: string
  /** The bank's number and the account's, which the site does not keep. */
  readonly routing: string
  readonly number: string
  readonly name: string
}

/** Where gift cards are sent: the player's confirmed address. `payout-paid` is a delivered card. */
export interface GiftCardOrder {
  readonly email: string
  readonly name: string
}

export interface PayoutAccount {
  readonly token: string
  /** Shown to the player: the kind of account and its last digits. */
  readonly title: string
  /** Equal for the same account, whoever adds it. */
  readonly fingerprint: string
  /** Whether the provider has matched the holder with the verified name; otherwise a person does so once. */
  readonly isHolderMatched: boolean
}

/** `refused` with `name-mismatch` if the account is another person's. */
export type AddedAccount = Untold | ({ readonly is: 'told' } & PayoutAccount)

export interface Evidence {
  readonly dispute: string
  readonly reference: string
  readonly summary: string
  readonly documents: readonly { readonly name: string; readonly text: string }[]
}

/** What a provider knows of a reference; `never-heard-of` is certain. */
export type Asked<F> = { readonly is: 'facts'; readonly facts: readonly F[] } | { readonly is: 'never-heard-of' | 'unknown' }

export type HeardCall =
  | { readonly is: 'own'; readonly id: string; readonly facts: readonly HeardFact[] }
  | { readonly is: 'forged' | 'stale' }

/** One line of a provider's settlement statement. */
export interface StatementLine {
  readonly kind: 'charge' | 'refund' | 'dispute' | 'return' | 'payout' | 'fee' | 'settlement'
  /** Ours where the line is about one attempt or payout. */
  readonly reference: string | null
  /** Positive towards us. */
  readonly cents: number
  readonly feeCents: number
}

/** A payment provider. Another provider's API is another implementation. */
export interface PaymentProvider {
  readonly id: string
  readonly title: string
  readonly isTest: boolean
  /** Our account there; a charge for another one is a mismatch. */
  readonly merchant: string
  /** Origins of its hosted pages. */
  readonly frameOrigins: readonly string[]
  readonly methods: readonly PaymentMethod[]
  /** Registers a charge and moves no money. Idempotent by reference. */
  begin(order: ChargeOrder): Promise<BegunCharge>
  /** Charges a saved method. */
  confirm?(reference: string, savedMethod: string): Promise<ProviderReply<ChargeFact>>
  capture?(reference: string): Promise<ProviderReply<ChargeFact>>
  cancel(reference: string): Promise<ProviderReply<ChargeFact>>
  refund(order: RefundOrder): Promise<ProviderReply<ChargeFact>>
  pay(order: PayoutOrder): Promise<ProviderReply<PayoutFact>>
  /** How prizes are paid out to banks, and by gift cards; a provider without either only takes payments. */
  readonly payoutAccounts?: { readonly method: MethodId; add(order: AccountOrder): Promise<AddedAccount> }
  readonly giftCards?: { add(order: GiftCardOrder): Promise<AddedAccount> }
  askCharge(reference: string): Promise<Asked<ChargeFact>>
  askPayout(reference: string): Promise<Asked<PayoutFact>>
  contest?(evidence: Evidence): Promise<ProviderReply<ChargeFact>>
  /** Verifies before it parses. Pure. */
  hear(raw: RawCall, now: Instant): HeardCall
  /** Of a day in UTC. A provider without statements is not reconciled. */
  statement?(day: CalendarDay): Promise<readonly StatementLine[]>
}
