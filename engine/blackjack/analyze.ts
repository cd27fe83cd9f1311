import type { MathReport, Exact, ModeReport } from '../math-report/math-report.ts'
import { type Fraction, fraction, multiply, squareRoot, subtract, toExact } from '../math-report/fraction.ts'
import { defHash } from '../def-hash.ts'
import { countIn, modeReport, volatilityOf } from '../natural-odds/mode.ts'
import { alwaysStand, bestPlay, mimicDealer, type Policy } from './best-play.ts'
import { type BlackjackDefinition, isSeated } from './definition.ts'
import { countRounds } from './round-counts.ts'
import { SIDES } from './side-bets.ts'
import { sideReport } from './side-report.ts'

/**
 * The math report of optimal play, of one hand: several hands share the dealer's cards, but each returns as much as it
 * would alone. `rtp` is returned / staked, doubles and splits included; sigma is of the net result in units of the initial
 * stake. Side bets have entries of their own.
 */
export function analyzeBlackjack(definition: BlackjackDefinition): MathReport {
  const best = tally(definition, bestPlay(definition))
  const mode: ModeReport = {
    ...modeReport('base', 'optimal-play', best.outcomes),
    rtp: toExact(best.returned),
    strategies: {
      'best-play-net-of-first-amount': netReturn(best),
      'mimic-the-dealer': netReturn(tally(definition, mimicDealer)),
      'always-stand': netReturn(tally(definition, alwaysStand)),
    },
    sigma: best.sigma,
    volatility: volatilityOf(Number(best.sigma)),
  }
  const sides = isSeated(definition) ? SIDES.map((side) => sideReport(definition, side)) : []
  return { game: definition.id, defHash: defHash(definition), modes: [mode, ...sides] }
}

interface Tally {
  /** Outcomes by amount returned, whatever was staked. */
  readonly outcomes: Map<number, bigint>
  readonly returned: Fraction
  /** The mean net result, in stakes. */
  readonly net: Fraction
  readonly sigma: string
}

export function tally(definition: BlackjackDefinition, policy: Policy): Tally {
  const outcomes = new Map<number, bigint>()
  let [total, played, paid, squares] = [0n, 0n, 0n, 0n]
  for (const each of countRounds(definition, policy)) {
    countIn(outcomes, each.paid, each.ways)
    total += each.ways
    played += BigInt(each.played) * each.ways
    paid += BigInt(each.paid) * each.ways
    squares += BigInt(each.paid - each.played) ** 2n * each.ways
  }
  const net = fraction(paid - played, total * 100n)
  const variance = subtract(fraction(squares, total * 10_000n), multiply(net, net))
  return { outcomes, returned: fraction(paid, played), net, sigma: squareRoot(variance, 6) }
}

/** The initial stake plus the mean net result, in stakes. */
export const netReturn = ({ net }: Pick<Tally, 'net'>): Exact =>
  toExact(fraction(net.numerator + net.denominator, net.denominator))
