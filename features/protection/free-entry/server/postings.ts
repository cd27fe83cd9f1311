import type { Id } from '#kernel/id.ts'
import type { Money } from '#kernel/money.ts'
import type { CalendarDay } from '#kernel/time.ts'
import type { TransferRequest } from '#ledger/index.ts'

/** Ordinary entries with their own transfer kind. */
export const freeEntryGift = (player: Id<'plr'>, day: CalendarDay, amount: Money<'entries'>): TransferRequest => ({
  key: `free-entry:${player}:${day}`,
  kind: 'free-entry',
  player,
  movements: [{ from: { house: 'promotions', asset: 'entries' }, to: { player, asset: 'entries' }, amount }],
  ref: { day },
})
