import { money } from '#kernel/money.ts'
import type { HouseTransferRequest } from '#ledger/index.ts'

const usd = (cents: number) => money('usd', BigInt(cents))

/** The money left the provider; what is withheld for taxes is owed to them instead. */
export function paidPosting(
  payout: string,
  { cents, withheldCents }: { cents: number; withheldCents: number },
): HouseTransferRequest {
  const withheld = { from: 'tax-withheld', to: 'redemptions-payable', amount: usd(withheldCents) } as const
  return {
    key: `payout:${payout}`,
    kind: 'redemption-paid',
    movements: [
      { from: 'payment-clearing', to: 'redemptions-payable', amount: usd(cents - withheldCents) },
      ...(withheldCents > 0 ? [withheld] : []),
    ],
    ref: { payout },
  }
}

/** The receiving bank sent the money back. */
export function returnedPosting(payout: string, paid: { cents: number; withheldCents: number }): HouseTransferRequest {
  const { movements, ref } = paidPosting(payout, paid)
  const back = movements.map(({ from, to, amount }) => ({ from: to, to: from, amount }))
  return { key: `payout-returned:${payout}`, kind: 'redemption-returned', movements: back, ...(ref && { ref }) }
}

/** A payout that was given up turned out to be paid: an operator claims it back. */
export const surplusPayoutPosting = (payout: string, cents: number): HouseTransferRequest => ({
  key: `payout-surplus:${payout}`,
  kind: 'payout-surplus',
  movements: [{ from: 'payment-clearing', to: 'suspense', amount: usd(cents) }],
  ref: { payout },
})
