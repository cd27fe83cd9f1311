import type { Id } from '#kernel/id.ts'
import type { Reward } from '#kernel/reward.ts'
import type { Movement, TransferRequest } from './types.ts'

/** A once-per-player reward: its key is the kind and the player. Undefined if it is zero. */
export function rewardTransfer(kind: string, player: Id<'plr'>, reward: Reward): TransferRequest | undefined {
  const movements = movementsOf(player, reward)
  return movements.length === 0 ? undefined : { key: `${kind}:${player}`, kind, player, movements }
}

/** From promotions to the player, without amounts of zero. */
export const movementsOf = (player: Id<'plr'>, reward: Reward): Movement[] =>
  [reward.coins, reward.entries]
    .filter(({ minor }) => minor > 0n)
    .map((amount) => ({
      from: { house: 'promotions', asset: amount.asset },
      to: { player, asset: amount.asset },
      amount,
    }))
