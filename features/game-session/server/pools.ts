import type { GameDefinition, JackpotPool } from '#engine/definition.ts'
import type { RoundEvent } from '#engine/events.ts'
import type { GameMode } from '../contract.ts'

/** Pools are counted in millionths of a minor unit, so that no part of a play amount is lost to rounding (JP-2). */
export const MILLION = 1_000_000n

/** What one round adds to one pool. */
export interface PoolShare {
  readonly tier: string
  readonly millionths: bigint
  /** The whole minor units of it: what the ledger moves with the round. */
  readonly posted: bigint
}

export const poolsOf = (definition: GameDefinition): readonly JackpotPool[] => definition.pools ?? []

export const sharesOf = (definition: GameDefinition, stake: number): PoolShare[] =>
  poolsOf(definition).map(({ tier, millionths }) => {
    const share = BigInt(stake) * BigInt(millionths)
    return { tier, millionths: share, posted: share / MILLION }
  })

/** What a round wins out of each pool, in minor units; empty for nearly all. */
export function hitsOf(definition: GameDefinition, events: readonly RoundEvent[]): Map<string, bigint> {
  const hits = new Map<string, bigint>()
  const tiers = new Set(poolsOf(definition).map(({ tier }) => tier))
  if (tiers.size === 0) return hits
  for (const event of events) {
    if (event.type !== 'win' || !('tier' in event) || event.tier === undefined || !tiers.has(event.tier)) continue
    hits.set(event.tier, (hits.get(event.tier) ?? 0n) + BigInt(event.amount))
  }
  return hits
}

/** A pool as it stands. */
export interface PoolState {
  readonly tier: string
  /** All that it holds. */
  readonly millionths: bigint
  /** What of it the ledger's account has, in minor units: what rounds brought, and not what the house began with. */
  readonly posted: bigint
}

/** A pool after a hit, and how much the ledger's account paid of it; the house pays the rest. */
export interface PaidPool extends PoolState {
  readonly fromAccount: bigint
}

/** Never below the seed, and the part of a minor unit that cannot be paid stays. */
export function payOut(pool: PoolState, rule: JackpotPool, mode: GameMode, amount: bigint): PaidPool {
  const seed = BigInt(rule.seed[mode]) * MILLION + (pool.millionths % MILLION)
  const left = pool.millionths - amount * MILLION
  const fromAccount = amount < pool.posted ? amount : pool.posted
  return { tier: pool.tier, millionths: left > seed ? left : seed, posted: pool.posted - fromAccount, fromAccount }
}

/** Whole minor units, as the engine and players see them. */
export const amountOf = ({ millionths }: Pick<PoolState, 'millionths'>): number => Number(millionths / MILLION)
