import { type Fraction, fraction, greatestCommonDivisor } from '../../math-report/fraction.ts'
import { Polynomials } from '../../math-report/polynomial.ts'
import type { CollectorLadder, FreeSpinsRule, SlotDefinition } from '../definition.ts'
import type { CountedSeries } from './free-spins.ts'
import type { SpinCounts, SpinOutcome } from './spin-counts.ts'

type LadderRule = FreeSpinsRule & { readonly ladder: CollectorLadder }

/**
 * Free spins without retriggers on a ladder. The rung is the only state: what lands decides the next rung, which sets
 * the spin's multiplier. `spins` counts collectors as scatters.
 */
export function ladderSeries(
  { capMultiple, unitsPerPlay }: SlotDefinition,
  rule: LadderRule,
  { outcomes, total }: SpinCounts,
): CountedSeries {
  const { multipliers } = rule.ladder
  const capUnits = capMultiple * unitsPerPlay
  const stepUnits = Number(outcomes.reduce((step, { units }) => greatestCommonDivisor(step, BigInt(units)), BigInt(capUnits)))
  const polynomials = new Polynomials(capUnits / stepUnits, total ** BigInt(rule.spins))
  const moves = multipliers.map((_, from) =>
    multipliers.map((_to, to) => landing(outcomes, { from, to, top: multipliers.length - 1 })),
  )
  const won = moves.map((to) =>
    to.map((some, rung) => polynomials.of(some.map((o) => [(o.units * multipliers[rung]!) / stepUnits, o.ways] as const))),
  )
  const product = (left: bigint, right: bigint): bigint => (left === 0n || right === 0n ? 0n : polynomials.multiply(left, right))
  let at = multipliers.map((_, rung) => (rung === 0 ? polynomials.of([[0, 1n]]) : 0n))
  for (let spin = 0; spin < rule.spins; spin++) {
    at = at.map((_, to) => at.reduce((sum, ways, from) => sum + product(ways, won[from]![to]!), 0n))
  }
  const ways = polynomials.coefficients(at.reduce((sum, each) => sum + each))
  return { counts: { stepUnits, total: total ** BigInt(rule.spins), ways }, meanUnits: meanOf(rule, moves, total) }
}

/** The outcomes that lead from one rung to another. */
const landing = (outcomes: readonly SpinOutcome[], { from, to, top }: { from: number; to: number; top: number }) =>
  outcomes.filter(({ scatters }) => Math.min(top, from + scatters) === to)

/** The mean uncapped win of a series. */
function meanOf({ spins, ladder }: LadderRule, moves: readonly (readonly SpinOutcome[])[][], total: bigint): Fraction {
  const sums = moves.map((to) =>
    to.map((some, rung) => ({
      ways: some.reduce((sum, o) => sum + o.ways, 0n),
      units: some.reduce((sum, o) => sum + o.ways * BigInt(o.units * ladder.multipliers[rung]!), 0n),
    })),
  )
  let at = sums.map<bigint>((_, rung) => (rung === 0 ? 1n : 0n))
  let won = 0n
  for (let spin = 0; spin < spins; spin++) {
    const units = at.reduce((sum, ways, from) => sum + ways * sums[from]!.reduce((all, each) => all + each.units, 0n), 0n)
    won = won * total + units
    at = at.map((_, to) => at.reduce((sum, ways, from) => sum + ways * sums[from]![to]!.ways, 0n))
  }
  return fraction(won, total ** BigInt(spins))
}
