import type { WireReward } from '#kernel/reward.ts'
import type { GrantOrder } from '../definition.ts'

/** A grant of coins and entries in minor units; no grant if both are zero. */
export const balanceGrants = (key: string, { coins = 0, entries = 0 }: Partial<WireReward>): GrantOrder[] =>
  coins + entries > 0 ? [{ key, value: { kind: 'balance', coins, entries } }] : []
