import type { Id } from '#kernel/id.ts'
import { money, type Money, type PlayerAsset } from '#kernel/money.ts'
import type { CalendarDay } from '#kernel/time.ts'
import type { Movement, TransferRequest } from '#ledger/index.ts'
import type { Sector } from '../contract.ts'

/** What the wheel of a day gave. */
export function wheelPrize(
  player: Id<'plr'>,
  day: CalendarDay,
  { coins, entries }: Pick<Sector, 'coins' | 'entries'>,
): TransferRequest {
  const amounts = [money('coins', BigInt(coins)), money('entries', BigInt(entries))].filter((amount) => amount.minor > 0n)
  const movements = amounts.map((amount) => give(player, amount))
  return { key: `daily-wheel:${player}:${day}`, kind: 'daily-wheel', player, movements, ref: { day } }
}

const give = (player: Id<'plr'>, amount: Money<PlayerAsset>): Movement => ({
  from: { house: 'promotions', asset: amount.asset },
  to: { player, asset: amount.asset },
  amount,
})
