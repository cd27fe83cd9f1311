import type { WireReward } from '#kernel/reward.ts'
import type { GrantOrder, GrantValue } from '../definition.ts'

/** An amount of coins and entries in minor units. */
export const balance = ({ coins = 0, entries = 0 }: Partial<WireReward>): GrantValue & { kind: 'balance' } => ({
  kind: 'balance',
  coins,
  entries,
})

/** A grant of such an amount, by a purchase if one earned it; no grant if both are zero. */
export const balanceGrants = (key: string, prize: Partial<WireReward>, by: Pick<GrantOrder, 'purchase'> = {}): GrantOrder[] => {
  const value = balance(prize)
  return value.coins + value.entries > 0 ? [{ key, value, ...by }] : []
}
