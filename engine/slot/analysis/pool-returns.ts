import type { PoolReturn } from '../../certify/certificate.ts'
import { add, type Fraction, fraction, toExact } from '../../certify/fraction.ts'
import type { JackpotPool } from '../../definition.ts'
import type { SlotDefinition } from '../definition.ts'

/** What goes into all pools of each play amount, and comes back from them sooner or later. */
export const poolContribution = ({ pools = [] }: SlotDefinition): Fraction =>
  pools.map(contributionOf).reduce(add, fraction(0n, 1n))

const contributionOf = ({ millionths }: JackpotPool): Fraction => fraction(BigInt(millionths), 1_000_000n)

/** Pool by pool; undefined in games without. */
export function poolReturns({ pools, poolDraws }: SlotDefinition): Readonly<Record<string, PoolReturn>> | undefined {
  if (!pools || !poolDraws) return undefined
  return Object.fromEntries(
    pools.map((pool): [string, PoolReturn] => {
      const oneIn = poolDraws.oneIn[pool.tier]!
      const seedShare = (seed: number) => toExact(fraction(BigInt(seed), BigInt(oneIn) * BigInt(poolDraws.amountLeast)))
      const { TournamentPoints, SweepStakes } = pool.seed
      const seedShares = { TournamentPoints: seedShare(TournamentPoints), SweepStakes: seedShare(SweepStakes) }
      return [pool.tier, { oneIn: String(oneIn), contribution: toExact(contributionOf(pool)), seedShares }]
    }),
  )
}
