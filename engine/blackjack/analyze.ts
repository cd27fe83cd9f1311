import type { Certificate, Exact, ModeCertificate } from '../certify/certificate.ts'
import { type Fraction, fraction, multiply, squareRoot, subtract, toExact } from '../certify/fraction.ts'
import { defHash } from '../def-hash.ts'
import { countIn, modeCertificate, volatilityOf } from '../natural-odds/mode.ts'
import { alwaysStand, bestPlay, mimicDealer, type Policy } from './best-play.ts'
import type { BlackjackDefinition } from './definition.ts'
import { countRounds } from './round-counts.ts'

/**
 * By the best play at every turn, over a shoe that never runs out. `rtp` is what comes back of all that is paid, doubles
 * and splits included; sigma is that of the net result, against the first amount.
 */
export function certifyBlackjack(definition: BlackjackDefinition): Certificate {
  const best = tally(definition, bestPlay(definition))
  const mode: ModeCertificate = {
    ...modeCertificate('base', 'optimal-play', best.outcomes),
    rtp: toExact(best.returned),
    strategies: {
      'best-play-net-of-first-amount': netReturn(best),
      'mimic-the-dealer': netReturn(tally(definition, mimicDealer)),
      'always-stand': netReturn(tally(definition, alwaysStand)),
    },
    sigma: best.sigma,
    volatility: volatilityOf(Number(best.sigma)),
  }
  return { game: definition.id, defHash: defHash(definition), modes: [mode] }
}

interface Tally {
  /** By what came back, whatever was played. */
  readonly outcomes: Map<number, bigint>
  readonly returned: Fraction
  /** What is won or lost on average, in play amounts. */
  readonly net: Fraction
  readonly sigma: string
}

export function tally(definition: BlackjackDefinition, policy: Policy): Tally {
  const outcomes = new Map<number, bigint>()
  let [total, played, paid, squares] = [0n, 0n, 0n, 0n]
  for (const each of countRounds(definition, policy).all()) {
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

/** One play amount and what is won or lost on average. */
export const netReturn = ({ net }: Pick<Tally, 'net'>): Exact =>
  toExact(fraction(net.numerator + net.denominator, net.denominator))
