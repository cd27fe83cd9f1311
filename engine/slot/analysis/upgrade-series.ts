import { add, type Fraction, fraction, greatestCommonDivisor } from '../../math-report/fraction.ts'
import { Polynomials } from '../../math-report/polynomial.ts'
import type { FreeSpinsRule, SlotDefinition, SymbolUpgrades } from '../definition.ts'
import { countSpins } from './count-spins.ts'
import type { CountedSeries } from './free-spins.ts'
import type { SpinCounts, SpinOutcome } from './spin-counts.ts'

/**
 * Free spins without retriggers with a symbol trail. The trail position is the only state, so the series is a chain:
 * from each position, what lands decides the next position and the win.
 */
export function upgradeSeries(
  definition: SlotDefinition,
  rule: FreeSpinsRule & { readonly upgrades: SymbolUpgrades },
): CountedSeries {
  const capUnits = definition.capMultiple * definition.unitsPerPlay
  const spins = rule.upgrades.trail.map((_, position) => countAt(definition, rule, position))
  const { total } = spins[0]!
  const units = spins.flatMap(({ outcomes }) => outcomes.map((outcome) => BigInt(outcome.units * rule.multiplier)))
  const stepUnits = Number(units.reduce(greatestCommonDivisor, BigInt(capUnits)))
  const polynomials = new Polynomials(capUnits / stepUnits, total ** BigInt(rule.spins))
  const moves = movesOf(spins)
  const won = moves.map((to) =>
    to.map((outcomes) => polynomials.of(outcomes.map((o) => [(o.units * rule.multiplier) / stepUnits, o.ways] as const))),
  )
  const product = (left: bigint, right: bigint): bigint => (left === 0n || right === 0n ? 0n : polynomials.multiply(left, right))

  let at = spins.map((_, position) => (position === 0 ? polynomials.of([[0, 1n]]) : 0n))
  for (let spin = 0; spin < rule.spins; spin++) {
    at = spins.map((_, to) => at.reduce((sum, ways, from) => sum + product(ways, won[from]![to]!), 0n))
  }
  const ways = polynomials.coefficients(at.reduce((sum, each) => sum + each))
  return { counts: { stepUnits, total: total ** BigInt(rule.spins), ways }, meanUnits: meanOf(rule, moves, total) }
}

/** One spin with the trail at `position`: earlier symbols show as the one there. */
function countAt(definition: SlotDefinition, rule: FreeSpinsRule & { upgrades: SymbolUpgrades }, position: number): SpinCounts {
  const { trail } = rule.upgrades
  const behind = trail.slice(0, position)
  const reels = (rule.reels ?? definition.reels).map((strip) =>
    strip.map((symbol) => (behind.includes(symbol) ? trail[position]! : symbol)),
  )
  return countSpins(definition, reels)
}

/** `[from][to]`: the outcomes of a spin that moves the trail so; it pays by the new position. */
function movesOf(spins: readonly SpinCounts[]): SpinOutcome[][][] {
  const last = spins.length - 1
  return spins.map((_, from) =>
    spins.map(({ outcomes }, to) => outcomes.filter(({ scatters }) => Math.min(last, from + scatters) === to)),
  )
}

/** The mean uncapped win of a series. */
function meanOf({ spins, multiplier }: FreeSpinsRule, moves: readonly SpinOutcome[][][], total: bigint): Fraction {
  let at = moves.map<bigint>((_, position) => (position === 0 ? 1n : 0n))
  let sum = fraction(0n, 1n)
  for (let spin = 1; spin <= spins; spin++) {
    const units = moves.map((to) => to.flat().reduce((won, o) => won + BigInt(o.units * multiplier) * o.ways, 0n))
    const won = at.reduce((all, ways, position) => all + ways * units[position]!, 0n)
    sum = add(sum, fraction(won, total ** BigInt(spin)))
    at = moves.map((_, to) =>
      at.reduce((all, ways, from) => all + ways * moves[from]![to]!.reduce((count, o) => count + o.ways, 0n), 0n),
    )
  }
  return sum
}
