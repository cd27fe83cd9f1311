import type { Session } from '../context.ts'

export type Mode = Session['gameMode']

/** How a pool of a game grows, and what it begins with again after a hit. */
export interface PoolRule {
  readonly tier: string
  /** Of each play amount. */
  readonly millionths: number
  /** Minor units. */
  readonly seed: Readonly<Record<Mode, number>>
}

/** What the pools of a game hold, by tier, in minor units. */
export type Pools = Readonly<Record<string, number>>

/** Pools are counted in millionths of a minor unit, so that no part of a play amount is lost to rounding (JP-2). */
export const MILLION = 1_000_000n

/** What one round adds to one pool. */
export interface PoolShare {
  readonly tier: string
  readonly millionths: bigint
  /** The whole minor units of it: what the ledger moves with the round. */
  readonly posted: bigint
}

export const sharesOf = (rules: readonly PoolRule[], stake: number): PoolShare[] =>
  rules.map(({ tier, millionths }) => {
    const share = BigInt(stake) * BigInt(millionths)
    return { tier, millionths: share, posted: share / MILLION }
  })

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
export function payOut(pool: PoolState, rule: PoolRule, mode: Mode, amount: bigint): PaidPool {
  const seed = BigInt(rule.seed[mode]) * MILLION + (pool.millionths % MILLION)
  const left = pool.millionths - amount * MILLION
  const fromAccount = amount < pool.posted ? amount : pool.posted
  return { tier: pool.tier, millionths: left > seed ? left : seed, posted: pool.posted - fromAccount, fromAccount }
}

/** Whole minor units, as the engine and players see them. */
export const amountOf = ({ millionths }: Pick<PoolState, 'millionths'>): number => Number(millionths / MILLION)
