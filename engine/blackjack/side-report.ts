import { fraction, toExact } from '../math-report/fraction.ts'
import type { ModeReport } from '../math-report/math-report.ts'
import { cardOf } from '../natural-odds/deck.ts'
import { countIn, modeReport, PAY_UNITS } from '../natural-odds/mode.ts'
import type { SeatedDefinition } from './definition.ts'
import { resultOfSide, type Side, SIDE_RESULTS, type SideResult, sideMultiple } from './side-bets.ts'

const CARDS = Array.from({ length: 52 }, (_, index) => index)

/** The ways to each result of a side bet, over the first three cards of the whole shoe in their order. */
export function countSide(decks: number, side: Side): ReadonlyMap<SideResult | undefined, bigint> {
  const counts = new Map<SideResult | undefined, bigint>()
  for (const first of CARDS) {
    for (const second of CARDS) {
      const left = decks - Number(second === first)
      for (const up of CARDS) {
        const ways = decks * left * (decks - Number(up === first) - Number(up === second))
        const result = resultOfSide(side, [cardOf(first), cardOf(second), cardOf(up)])
        counts.set(result, (counts.get(result) ?? 0n) + BigInt(ways))
      }
    }
  }
  return counts
}

/** A side bet alone, in its own stakes. */
export function sideReport({ decks, seats }: SeatedDefinition, side: Side): ModeReport {
  const counts = countSide(decks, side)
  const total = [...counts.values()].reduce((sum, ways) => sum + ways, 0n)
  const outcomes = new Map<number, bigint>()
  for (const [result, ways] of counts) countIn(outcomes, PAY_UNITS * sideMultiple(seats.sidePays, side, result), ways)
  const featureRates = Object.fromEntries(
    SIDE_RESULTS[side].map((result) => [result, toExact(fraction(counts.get(result) ?? 0n, total))]),
  )
  return { ...modeReport(side, 'formula', outcomes), featureRates }
}
