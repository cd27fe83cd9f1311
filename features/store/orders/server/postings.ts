import { money } from '#kernel/money.ts'
import type { HouseTransferRequest, Movement, TransferRequest } from '#ledger/index.ts'
import type { Order } from './store.ts'

const usd = (cents: number) => money('usd', BigInt(cents))

/** Coins are sold, entries are a gift with them, and the money waits at the provider. */
export function purchasePosting({ id, player, preset, cents, coins, entries }: Order): TransferRequest {
  const sold: Movement[] =
    coins > 0n ? [{ from: sales('coins'), to: { player, asset: 'coins' }, amount: money('coins', coins) }] : []
  const given: Movement[] =
    entries > 0n
      ? [{ from: { house: 'promotions', asset: 'entries' }, to: { player, asset: 'entries' }, amount: money('entries', entries) }]
      : []
  const paid: Movement = { from: sales('usd'), to: { house: 'payment-clearing', asset: 'usd' }, amount: usd(cents) }
  return { key: `purchase:${id}`, kind: 'purchase', player, movements: [paid, ...sold, ...given], ref: { order: id, preset } }
}

const sales = <A extends 'usd' | 'coins'>(asset: A) => ({ house: 'sales', asset }) as const

/** A charge that buys nothing, until it is given back. */
export const surplusPosting = (attempt: string, cents: number): HouseTransferRequest => ({
  key: `surplus:${attempt}`,
  kind: 'payment-surplus',
  movements: [{ from: 'suspense', to: 'payment-clearing', amount: usd(cents) }],
  ref: { attempt },
})

/** Money that a provider gave back: of a purchase from its sale, of a surplus from suspense. */
export const refundPosting = (refund: string, cents: number, of: 'sales' | 'suspense'): HouseTransferRequest => ({
  key: `refund:${refund}`,
  kind: 'refund',
  movements: [{ from: 'payment-clearing', to: of, amount: usd(cents) }],
  ref: { refund },
})

/** Money that a bank took back. */
export const lossPosting = (subject: string, cents: number): HouseTransferRequest => ({
  key: `loss:${subject}`,
  kind: 'chargeback',
  movements: [{ from: 'payment-clearing', to: 'chargeback-loss', amount: usd(cents) }],
  ref: { subject },
})

/** A dispute that was won: the money is back. */
export const wonPosting = (subject: string, cents: number): HouseTransferRequest => ({
  key: `won:${subject}`,
  kind: 'chargeback-won',
  movements: [{ from: 'chargeback-loss', to: 'payment-clearing', amount: usd(cents) }],
  ref: { subject },
})
