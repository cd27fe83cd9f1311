import type { Id } from '#kernel/id.ts'
import type { Asset, Money, PlayerAsset } from '#kernel/money.ts'

/** A player's balance, or a recording account of the house: `{ house: 'promotions', asset: 'coins' }`. */
export type AccountRef<A extends Asset = Asset> =
  | { readonly player: Id<'plr'>; readonly asset: A & PlayerAsset }
  | { readonly house: HouseAccount; readonly asset: A }

export type HouseAccount =
  | 'games'
  | 'promotions'
  | 'sales'
  | 'payment-clearing'
  | 'redemptions-payable'
  | 'jackpot-pool'
  | 'expiry'
  | 'chargeback-loss'
  | Budget

/** What a campaign may give away: the only accounts of the house with a floor. */
export type Budget = `budget:${string}`

export interface Movement<A extends Asset = Asset> {
  readonly from: AccountRef<A>
  readonly to: AccountRef<A>
  readonly amount: Money<A>
}

export interface TransferRequest {
  /** The business key where there is one (`daily-login:plr_…:2026-11-21`), else the client's request id. */
  readonly key: string
  /** Why: `daily-login`, `sign-up-reward`, `round`, `purchase` … */
  readonly kind: string
  /** Whose key this is, and who is told of the new balance. */
  readonly player: Id<'plr'>
  readonly movements: readonly Movement[]
  /** What the transfer belongs to; part of the request hash, like the movements. */
  readonly ref?: Readonly<Record<string, string | number | boolean>>
}

/** All four balances (bigint minor units) as of one version; the greater version is the newer truth. */
export type Balances = { readonly [A in PlayerAsset]: bigint } & { readonly version: number }

export interface PostedTransfer {
  readonly id: Id<'txn'>
  /** True when the key was seen before with the same request: nothing moved again. */
  readonly isReplay: boolean
  readonly balances: Balances
}
