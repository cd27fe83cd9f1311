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
  /** Charges that no purchase explains, until they are refunded. */
  | 'suspense'
  | 'provider-fees'
  | 'bank'
  | 'tax-withheld'
  | Budget

/** A campaign's budget: the only house accounts with a floor. */
export type Budget = `budget:${string}`

export interface Movement<A extends Asset = Asset> {
  readonly from: AccountRef<A>
  readonly to: AccountRef<A>
  readonly amount: Money<A>
}

export interface TransferRequest {
  /** The business key if there is one (`free-entry:plr_…:2026-11-21`), else the client's request id. */
  readonly key: string
  /** The reason: `daily-login`, `sign-up-reward`, `round`, `purchase` … */
  readonly kind: string
  /** The owner of the key, who is notified of the new balance. */
  readonly player: Id<'plr'>
  readonly movements: readonly Movement[]
  /** The subject of the transfer; part of the request hash, like the movements. */
  readonly ref?: Readonly<Record<string, string | number | boolean>>
}

/** A transfer between recording accounts of the house, which involves no player. */
export interface HouseTransferRequest extends Pick<TransferRequest, 'key' | 'kind' | 'ref'> {
  readonly movements: readonly HouseMovement[]
}

export interface HouseMovement<A extends Asset = Asset> {
  readonly from: HouseAccount
  readonly to: HouseAccount
  readonly amount: Money<A>
}

/** All four balances (bigint minor units) as of one version; the greater version is newer. */
export type Balances = { readonly [A in PlayerAsset]: bigint } & { readonly version: number }

export interface PostedTransfer {
  readonly id: Id<'txn'>
  /** True if the key was seen before with the same request: nothing moved. */
  readonly isReplay: boolean
  readonly balances: Balances
}
