import type { MathReport, ModeReport } from '../math-report/math-report.ts'
import { toExact } from '../math-report/fraction.ts'
import { defHash } from '../def-hash.ts'
import { countIn, meanOf, modeReport, type Outcomes, PAY_UNITS } from '../natural-odds/mode.ts'
import type { VideoPokerDefinition } from './definition.ts'
import { deckSizeOf, HAND_RANKS } from './hands.ts'
import { drawsOf, withoutTheRest } from './holds.ts'
import { forEachHand, handsAlike, placeAll, SIZES, SubsetCounts } from './subsets.ts'

/**
 * Every hand of the deck, merging those that differ only in suit names, with its optimal hold and every draw after
 * it.
 */
export function analyzeVideoPoker(definition: VideoPokerDefinition): MathReport {
  const counts = new SubsetCounts(definition.pairFrom, deckSizeOf(definition))
  const mode: ModeReport = {
    ...modeReport('base', 'optimal-play', bestPlay(definition, counts)),
    strategies: { 'never-draw': toExact(meanOf(outcomesOf(definition, (rank) => counts.counts[0]![rank]!))) },
  }
  return { game: definition.id, defHash: defHash(definition), modes: [mode] }
}

/** Weights the draws of each hold so that all hands count the same: an integer factor for each. */
function weightsOf(deckSize: number): number[] {
  const draws = drawsOf(deckSize)
  const share = leastMultiple(draws)
  return draws.map((each) => share / each)
}

function bestPlay(definition: VideoPokerDefinition, counts: SubsetCounts): Outcomes {
  const weights = weightsOf(deckSizeOf(definition))
  const payments = counts.payments(HAND_RANKS.map((rank) => definition.pays[rank]))
  const ways = new Float64Array(HAND_RANKS.length)
  const places = new Int32Array(32)
  const sums = new Float64Array(32)
  forEachHand(deckSizeOf(definition), (hand) => {
    const alike = handsAlike(hand)
    if (alike === 0) return
    placeAll(hand, places)
    for (let mask = 0; mask < 32; mask++) sums[mask] = payments[SIZES[mask]!]![places[mask]!]!
    withoutTheRest(sums)
    const best = bestMask(sums, weights)
    counts.addHeld(places, best, alike * weights[5 - SIZES[best]!]!, ways)
  })
  return outcomesOf(definition, (rank) => ways[rank]!)
}

function bestMask(sums: Float64Array, weights: readonly number[]): number {
  let [best, most] = [0, -1]
  for (let mask = 0; mask < 32; mask++) {
    const value = sums[mask]! * weights[5 - SIZES[mask]!]!
    if (value > most || (value === most && SIZES[mask]! > SIZES[best]!)) [best, most] = [mask, value]
  }
  return best
}

function outcomesOf({ pays }: VideoPokerDefinition, waysOf: (rank: number) => number): Outcomes {
  const outcomes = new Map<number, bigint>()
  HAND_RANKS.forEach((rank, index) => countIn(outcomes, pays[rank] * PAY_UNITS, BigInt(waysOf(index))))
  return outcomes
}

function leastMultiple(numbers: readonly number[]): number {
  const divisor = (left: number, right: number): number => (right === 0 ? left : divisor(right, left % right))
  return numbers.reduce((multiple, each) => (multiple / divisor(multiple, each)) * each, 1)
}
