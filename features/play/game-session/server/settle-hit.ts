import type { RoundEvent } from '#engine/events.ts'
import type { AnyGame } from '#games/game.ts'
import type { Id } from '#kernel/id.ts'
import { assert } from '#kernel/result.ts'
import type { Tx } from '#platform/db/database.ts'
import { grantGiven } from '#platform/events/index.ts'
import { lockPools, poolIdOf, poolsOf, storePool } from '#platform/jackpots/jackpot-pools.ts'
import { type PoolWin, recordJackpotWins } from '#platform/jackpots/jackpot-wins.ts'
import { amountOf, payOut, type PoolState } from '#platform/jackpots/pools.ts'
import { emit } from '#platform/outbox/index.ts'
import type { PlayOrder } from './play-order.ts'
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
  const wins = winsOf(drawn, pools)
  const fromAccount = wins.reduce((sum, { paid }) => sum + paid.fromAccount, 0n)
  const [verdict] = await settleIn(tx, [drawn], fromAccount)
  assert(verdict, 'a settled round has its verdict')
  if (verdict.status !== 'applied') return verdict
  for (const { paid } of wins) await storePool(tx, poolId, paid)
  await recordJackpotWins(tx, poolId, winnerOf(order, verdict.round.id), wins)
  await emitJackpots(tx, order, { round: verdict.round.id, won: hitsOf(order.game, drawn.events) })
  return verdict
}

/** The round as the report of jackpots lists it. */
export const winnerOf = ({ playerId: player, at, stake }: PlayOrder, round: Id<'rnd'>) => ({ round, player, at, stake })

function winsOf({ order, events }: DrawnRound, pools: readonly PoolState[]): PoolWin[] {
  return [...hitsOf(order.game, events)].map(([tier, amount]) => {
    const pool = pools.find((each) => each.tier === tier)
    const rule = poolIdOf(order).rules.find((each) => each.tier === tier)
    assert(pool && rule && amount <= BigInt(amountOf(pool)), 'a hit wins what its pool holds, or less')
    return { amount, held: pool, paid: payOut(pool, rule, order.mode, amount) }
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

/** Reports the jackpots of a round to promotions and notices. They are part of the round's win, so they cost nothing more. */
export async function emitJackpots(
  tx: Tx,
  { playerId, mode, at }: PlayOrder,
  { round, won }: { readonly round: Id<'rnd'>; readonly won: ReadonlyMap<string, bigint> },
): Promise<void> {
  for (const [tier, amount] of won) {
    const minor = Number(amount)
    const value = {
      kind: 'balance' as const,
      coins: mode === 'TournamentPoints' ? minor : 0,
      entries: mode === 'SweepStakes' ? minor : 0,
    }
    const grantId = `jackpot:${round}:${tier}`
    const payload = { grantId, run: null, feature: 'jackpots', kind: value.kind, value, costCents: 0 }
    await emit(tx, grantGiven, { playerId, payload, at })
  }
}
