import { sql } from 'kysely'
import { money } from '#kernel/money.ts'
import type { Id } from '#kernel/id.ts'
import type { WireReward } from '#kernel/reward.ts'
import type { Tx } from '#platform/db/database.ts'
import { assertMayPost } from '#platform/db/posting-ban.ts'
import { named } from './errors.ts'
import { hashOf, post } from './post.ts'
import { refJson } from './receipt.ts'
import { movementsOf } from './reward-transfer.ts'
import type { TransferRequest } from './types.ts'

/** Coins and entries that promotions give to a player, at least one of either. */
export interface RewardRequest extends Pick<TransferRequest, 'key' | 'kind' | 'player' | 'ref'> {
  readonly reward: WireReward
}

/**
 * Posts many rewards in one statement, those of one player in their order, and returns their transfers. A repeat returns
 * the first one. Throws as `post`; then nothing moved, and the transaction has failed.
 */
export async function postRewards(tx: Tx, requests: readonly RewardRequest[]): Promise<Id<'txn'>[]> {
  const transfers = requests.map(toTransfer)
  if (transfers.length <= 1) return Promise.all(transfers.map(async (transfer) => (await post(tx, transfer)).id))
  assertMayPost(tx)
  const rewards = requests.map(({ player, key, kind, ref, reward: { coins, entries } }, ordinal) => {
    const hash = hashOf(transfers[ordinal]!).toString('hex')
    return { ordinal, player, key, hash, kind, ref: JSON.parse(refJson(ref)), coins, entries }
  })
  const { rows } = await named(
    sql<{ ordinal: number; no: bigint }>`select ordinal, no from ledger.post_rewards(${JSON.stringify(rewards)}::jsonb)`.execute(
      tx,
    ),
  )
  return rows.toSorted((a, b) => a.ordinal - b.ordinal).map(({ no }): Id<'txn'> => `txn_${no}`)
}

function toTransfer({ reward: { coins, entries }, ...about }: RewardRequest): TransferRequest {
  const reward = { coins: money('coins', BigInt(coins)), entries: money('entries', BigInt(entries)) }
  return { ...about, movements: movementsOf(about.player, reward) }
}
