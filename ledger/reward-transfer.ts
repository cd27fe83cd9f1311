import type { Id } from '#kernel/id.ts'
import type { Reward } from '#kernel/reward.ts'
import type { Movement, TransferRequest } from './types.ts'

/** A once-per-player reward: its key is the kind and the player. Undefined if it is zero. */
export function rewardTransfer(kind: string, player: Id<'plr'>, reward: Reward): TransferRequest | undefined {
  const movements = [reward.coins, reward.entries]
    .filter(({ minor }) => minor > 0n)
    .map((amount): Movement => ({
      from: { house: 'promotions', asset: amount.asset },
      to: { player, asset: amount.asset },
      amount,
    }))
  return movements.length === 0 ? undefined : { key: `${kind}:${player}`, kind, player, movements }
}
