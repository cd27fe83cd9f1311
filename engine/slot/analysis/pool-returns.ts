import type { PoolReturn } from '../../math-report/math-report.ts'
import { add, type Fraction, fraction, toExact } from '../../math-report/fraction.ts'
import type { JackpotPool } from '../../definition.ts'
import type { SlotDefinition } from '../definition.ts'

/** The share of each stake that goes into all pools and is eventually paid back. */
export const poolContribution = ({ pools = [] }: SlotDefinition): Fraction =>
  pools.map(contributionOf).reduce(add, fraction(0n, 1n))

const contributionOf = ({ millionths }: JackpotPool): Fraction => fraction(BigInt(millionths), 1_000_000n)

/** By pool; undefined in games without pools. */
export function poolReturns({ pools, poolDraws }: SlotDefinition): Readonly<Record<string, PoolReturn>> | undefined {
  if (!pools || !poolDraws) return undefined
  return Object.fromEntries(
    pools.map((pool): [string, PoolReturn] => {
      const oneIn = poolDraws.oneIn[pool.tier]!
      const { amountLeast, entryWeight = 1 } = poolDraws
      const seedShare = (seed: number, weight: number) =>
        toExact(fraction(BigInt(seed) * BigInt(weight), BigInt(oneIn) * BigInt(amountLeast)))
      const { TournamentPoints, SweepStakes } = pool.seed
      const seedShares = { TournamentPoints: seedShare(TournamentPoints, 1), SweepStakes: seedShare(SweepStakes, entryWeight) }
      return [pool.tier, { oneIn: String(oneIn), contribution: toExact(contributionOf(pool)), seedShares }]
    }),
  )
}
