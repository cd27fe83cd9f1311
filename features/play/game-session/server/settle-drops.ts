import { defHash } from '#engine/def-hash.ts'
import { drawHiddenAmount } from '#engine/fair/shared-draw.ts'
import { mustDropsOf } from '#kernel/must-drops.ts'
import { assert } from '#kernel/result.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { type PoolId, poolIdOf, storePool } from '#platform/jackpots/jackpot-pools.ts'
import { recordJackpotWins } from '#platform/jackpots/jackpot-wins.ts'
import { commitDrops, lockDrops, openDrops, readOpenDrops, revealDrop } from '#platform/jackpots/must-drops.ts'
import { MILLION, type PaidPool, payDrop, type PoolState, sharesOf } from '#platform/jackpots/pools.ts'
import { emitJackpots, winnerOf } from './settle-hit.ts'
import { draw, type DrawnRound, settleIn, type Verdict } from './settle.ts'

export const feedsDrops = ({ order }: Pick<DrawnRound, 'order'>): boolean => mustDropsOf(order.game.slug).length > 0

const dropPoolIdOf = ({ order }: DrawnRound): PoolId => ({ ...poolIdOf(order), rules: mustDropsOf(order.game.slug) })

/** Publishes the commitments of a game's pools, in a transaction before the first contribution. */
export const openDropsOf = (ctx: Context, tx: Tx, round: DrawnRound): Promise<void> =>
  openDrops(ctx, tx, dropPoolIdOf(round), defHash)

interface Drop {
  readonly commit: string
  readonly amount: bigint
}

/** A pool that must drop, with the hidden amounts of its open draws, the one in use first. */
interface HiddenPool extends PoolState {
  readonly drops: readonly Drop[]
}

/**
 * Settles rounds of one game and mode under the lock of its must-drop pools, so that they reach the hidden amounts one
 * after another. Undefined if the pools are not open yet.
 */
export async function settleDrops(ctx: Context, tx: Tx, rounds: readonly DrawnRound[]): Promise<Verdict[] | undefined> {
  const poolId = dropPoolIdOf(rounds[0]!)
  const pools = await readHidden(ctx, tx, poolId)
  if (pools.length < poolId.rules.length) return undefined
  const stakes = rounds.reduce((sum, { order }) => sum + order.stake, 0)
  if (wonBy(poolId, pools, stakes).length === 0) {
    const verdicts = await settleIn(tx, rounds)
    await storeAll(
      tx,
      poolId,
      pools,
      rounds.filter((_, at) => verdicts[at]?.status === 'applied'),
    )
    return verdicts
  }
  const verdicts: Verdict[] = []
  for (const round of rounds) verdicts.push(await settleAlone(ctx, tx, { round, poolId }))
  return verdicts
}

async function readHidden(ctx: Pick<Context, 'vault'>, tx: Tx, poolId: PoolId): Promise<HiddenPool[]> {
  const pools = await lockDrops(tx, poolId)
  const draws = await readOpenDrops(ctx, tx, poolId)
  const hiddenIn = ({ rules, name, serverSeed, commit }: (typeof draws)[number]): Drop => ({
    commit,
    amount: BigInt(drawHiddenAmount(rules, { serverSeed, name }).values[0]!),
  })
  return pools
    .map((pool) => ({ ...pool, drops: draws.filter(({ tier }) => tier === pool.tier).map(hiddenIn) }))
    .filter(({ drops }) => drops.length > 0)
}

interface Won {
  readonly tier: string
  readonly drops: readonly Drop[]
  /** With the contribution of the round. */
  readonly held: PoolState
  readonly paid: PaidPool
}

/** The pools that a contribution of these stakes brings to their hidden amounts, with what is left in each. */
function wonBy({ rules, mode }: PoolId, pools: readonly HiddenPool[], stake: number): Won[] {
  return sharesOf(rules, stake).flatMap((share) => {
    const pool = pools.find(({ tier }) => tier === share.tier)
    const rule = rules.find(({ tier }) => tier === share.tier)
    assert(pool && rule, 'every pool is locked')
    const held = grown(pool, share)
    let paid: PaidPool = { ...held, fromAccount: 0n }
    const drops: Drop[] = []
    for (const drop of pool.drops) {
      if (paid.millionths < drop.amount * MILLION) break
      const next = payDrop(paid, rule, mode, drop.amount)
      paid = { ...next, fromAccount: paid.fromAccount + next.fromAccount }
      drops.push(drop)
    }
    return drops.length > 0 ? [{ tier: pool.tier, drops, held, paid }] : []
  })
}

const grown = ({ tier, millionths, posted }: PoolState, share: Pick<PoolState, 'millionths' | 'posted'>): PoolState => ({
  tier,
  millionths: millionths + share.millionths,
  posted: posted + share.posted,
})

/** The whole of one round: its contribution, the jackpots that it wins, their proofs and the next commitments. */
async function settleAlone(
  ctx: Context,
  tx: Tx,
  { round, poolId }: { readonly round: DrawnRound; readonly poolId: PoolId },
): Promise<Verdict> {
  const held = await readHidden(ctx, tx, poolId)
  const won = wonBy(poolId, held, round.order.stake)
  const amounts = new Map(won.map(({ tier, drops }) => [tier, drops.reduce((sum, { amount }) => sum + amount, 0n)]))
  const pools = Object.fromEntries([...amounts].map(([tier, amount]) => [tier, Number(amount)]))
  const drawn = won.length > 0 ? draw(round.order, round.pair, pools) : round
  const fromAccount = won.reduce((sum, { paid }) => sum + paid.fromAccount, 0n)
  const [verdict] = await settleIn(tx, [drawn], fromAccount)
  assert(verdict, 'a settled round has its verdict')
  if (verdict.status !== 'applied') return verdict
  const others = held.filter(({ tier }) => !won.some((each) => each.tier === tier))
  await storeAll(tx, poolId, others, [drawn])
  for (const { tier, drops, paid } of won) {
    await storePool(tx, poolId, paid)
    for (const { commit, amount } of drops)
      await revealDrop(tx, { commit }, { at: ctx.clock.now(), amount, round: verdict.round.id })
    await commitDrops(ctx, tx, { poolId, rule: poolId.rules.find((rule) => rule.tier === tier)!, hashOf: defHash })
  }
  const wins = won.map(({ tier, held: pool, paid }) => ({ amount: amounts.get(tier) ?? 0n, held: pool, paid }))
  await recordJackpotWins(tx, poolId, winnerOf(round.order, verdict.round.id), wins)
  await emitJackpots(tx, round.order, { round: verdict.round.id, won: amounts })
  return verdict
}

/** Adds the contributions of applied rounds. Each is rounded by itself, as the ledger moves it. */
async function storeAll(tx: Tx, poolId: PoolId, pools: readonly PoolState[], applied: readonly DrawnRound[]): Promise<void> {
  const shares = applied.flatMap(({ order }) => sharesOf(poolId.rules, order.stake))
  for (const pool of pools) {
    const own = shares.filter(({ tier }) => tier === pool.tier)
    if (own.length > 0) await storePool(tx, poolId, own.reduce(grown, pool))
  }
}
