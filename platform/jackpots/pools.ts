import type { Session } from '../context.ts'

export type Mode = Session['gameMode']

/** Growth of a game's pool and its seed after a hit. */
export interface PoolRule {
  readonly tier: string
  /** Share of each play amount. */
  readonly millionths: number
  /** Minor units. */
  readonly seed: Readonly<Record<Mode, number>>
  /** It drops at a hidden amount between its seed and this one, in minor units; without it, rounds draw for it. */
  readonly mustDropBy?: Readonly<Record<Mode, number>>
}

/** A game's pool values by tier, in minor units. */
export type Pools = Readonly<Record<string, number>>

/** Pools are counted in millionths of a minor unit, so that no part of a play amount is lost to rounding (JP-2). */
export const MILLION = 1_000_000n

/** The contribution of one round to one pool. */
export interface PoolShare {
  readonly tier: string
  readonly millionths: bigint
  /** Its whole minor units, which the ledger moves with the round. */
  readonly posted: bigint
}

export const sharesOf = (rules: readonly PoolRule[], stake: number): PoolShare[] =>
  rules.map(({ tier, millionths }) => {
    const share = BigInt(stake) * BigInt(millionths)
    return { tier, millionths: share, posted: share / MILLION }
  })

/** The state of a pool. */
export interface PoolState {
  readonly tier: string
  /** Total value. */
  readonly millionths: bigint
  /** The part in the ledger's account, in minor units: contributions of rounds, without the house's seed. */
  readonly posted: bigint
}

/** A pool after a hit, and how much the ledger's account paid; the house pays the rest. */
export interface PaidPool extends PoolState {
  readonly fromAccount: bigint
}

/** Never below the seed; the fraction of a minor unit, which cannot be paid, stays. */
export function payOut(pool: PoolState, rule: PoolRule, mode: Mode, amount: bigint): PaidPool {
  const seed = BigInt(rule.seed[mode]) * MILLION + (pool.millionths % MILLION)
  const left = pool.millionths - amount * MILLION
  const fromAccount = amount < pool.posted ? amount : pool.posted
  return { tier: pool.tier, millionths: left > seed ? left : seed, posted: pool.posted - fromAccount, fromAccount }
}

/** A must-drop pool after it paid `amount`: the house seeds it, and what was above the amount begins the next one. */
export function payDrop(pool: PoolState, rule: PoolRule, mode: Mode, amount: bigint): PaidPool {
  const above = pool.millionths - amount * MILLION
  const kept = above / MILLION < pool.posted ? above / MILLION : pool.posted
  const millionths = BigInt(rule.seed[mode]) * MILLION + above
  return { tier: pool.tier, millionths, posted: kept, fromAccount: pool.posted - kept }
}

/** Whole minor units, as seen by the engine and players. */
export const amountOf = ({ millionths }: Pick<PoolState, 'millionths'>): number => Number(millionths / MILLION)
