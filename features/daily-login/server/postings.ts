import type { Id } from '#kernel/id.ts'
import type { Money, PlayerAsset } from '#kernel/money.ts'
import type { CalendarDay } from '#kernel/time.ts'
import type { Movement, TransferRequest } from '#ledger/index.ts'
import type { LevelPrize } from '../feature.ts'

/** What names one claim for ever: the key of its transfer and of its free spins. */
export const claimKey = (playerId: Id<'plr'>, day: CalendarDay): string => `daily-login:${playerId}:${day}`

/** The transfer of a day's prize, or undefined where the prize is free spins alone. */
export function dailyLoginPrize(playerId: Id<'plr'>, day: CalendarDay, prize: LevelPrize): TransferRequest | undefined {
  const movements = [prize.coins, prize.entries].filter(({ minor }) => minor > 0n).map((amount) => give(playerId, amount))
  if (movements.length === 0) return undefined
  return { key: claimKey(playerId, day), kind: 'daily-login', player: playerId, movements, ref: { day } }
}

const give = (player: Id<'plr'>, amount: Money<PlayerAsset>): Movement => ({
  from: { house: 'promotions', asset: amount.asset },
  to: { player, asset: amount.asset },
  amount,
})
