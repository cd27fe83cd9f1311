import type { Id } from '#kernel/id.ts'
import { money } from '#kernel/money.ts'
import { placeHold, postHold, reverse, voidHold } from '#ledger/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { type KeptRedemption, setCents, setHeld } from './store.ts'

const winnings = (cents: number) => money('winnings', BigInt(cents))

/** Sets the amount aside until it is paid or given back: it never expires. */
export async function holdFor(
  tx: Tx,
  { id, player, cents, holds }: Pick<KeptRedemption, 'id' | 'player' | 'cents' | 'holds'>,
): Promise<Id<'hld'>> {
  const key = `redemption:${id}:${holds}`
  return (await placeHold(tx, { key, kind: 'redemption', player, amount: winnings(cents), ref: { redemption: id } })).id
}

/** Sets less aside; the rest is the player's again. */
export async function holdLess(tx: Tx, request: KeptRedemption, cents: number): Promise<void> {
  if (request.hold) await voidHold(tx, request.hold)
  const holds = request.holds + 1
  const hold = await holdFor(tx, { ...request, cents, holds })
  await setHeld(tx, { id: request.id, hold, transfer: null, holds })
  await setCents(tx, request.id, cents)
}

/** The payout left: the winnings are the player's no more. */
export async function takeHeld(tx: Tx, request: KeptRedemption): Promise<void> {
  if (!request.hold) return
  const { id } = await postHold(tx, request.hold, { to: 'redemptions-payable', amount: winnings(request.cents) })
  await setHeld(tx, { ...request, hold: null, transfer: id })
}

/** The payout came back: the winnings are the player's again, and set aside for the next payout. */
export async function holdAgain(tx: Tx, request: KeptRedemption): Promise<void> {
  if (!request.transfer) return
  await reverse(tx, request.transfer, { redemption: request.id })
  const holds = request.holds + 1
  const hold = await holdFor(tx, { ...request, holds })
  await setHeld(tx, { id: request.id, hold, transfer: null, holds })
}
