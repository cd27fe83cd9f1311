import type { RoundEvent } from '#engine/events.ts'
import type { AnyGame } from '#games/game.ts'
import { assert } from '#kernel/result.ts'
import type { Tx } from '#platform/db/database.ts'
import { lockPools, poolIdOf, poolsOf, storePool } from '#platform/jackpots/jackpot-pools.ts'
import { amountOf, payOut, type PaidPool, type PoolState } from '#platform/jackpots/pools.ts'
import { draw, type DrawnRound, settleIn, type Verdict } from './settle.ts'

export const isHit = ({ order, events }: DrawnRound): boolean => hitsOf(order.game, events).size > 0

/**
 * Settles a round that hits a pooled jackpot: redraws it under the pools' lock and pays their current amounts. Of two
 * concurrent hits, the second gets what the first left. A round that is not applied takes nothing.
 */
export async function settleHit(tx: Tx, { order, pair }: DrawnRound): Promise<Verdict> {
  const poolId = poolIdOf(order)
  const pools = await lockPools(tx, poolId)
  const drawn = draw(order, pair, Object.fromEntries(pools.map((pool) => [pool.tier, amountOf(pool)])))
  const paid = paidBy(drawn, pools)
  const fromAccount = paid.reduce((sum, pool) => sum + pool.fromAccount, 0n)
  const verdict = await settleIn(tx, drawn, fromAccount)
  if (verdict.status === 'applied') for (const pool of paid) await storePool(tx, poolId, pool)
  return verdict
}

function paidBy({ order, events }: DrawnRound, pools: readonly PoolState[]): PaidPool[] {
  return [...hitsOf(order.game, events)].map(([tier, amount]) => {
    const pool = pools.find((each) => each.tier === tier)
    const rule = poolIdOf(order).rules.find((each) => each.tier === tier)
    assert(pool && rule && amount <= BigInt(amountOf(pool)), 'a hit wins what its pool holds, or less')
    return payOut(pool, rule, order.mode, amount)
  })
}

/** The win of a round from each pool, in minor units; empty for nearly all rounds. */
function hitsOf(game: AnyGame, events: readonly RoundEvent[]): Map<string, bigint> {
  const hits = new Map<string, bigint>()
  const tiers = new Set(poolsOf(game).map(({ tier }) => tier))
  if (tiers.size === 0) return hits
  for (const event of events) {
    if (event.type !== 'win' || !('tier' in event) || event.tier === undefined || !tiers.has(event.tier)) continue
    hits.set(event.tier, (hits.get(event.tier) ?? 0n) + BigInt(event.amount))
  }
  return hits
}
