import { choose, countIn, type Outcomes } from '../natural-odds/mode.ts'
import type { KenoDefinition } from './definition.ts'

/** Hundredths of the stake. */
export const payFor = ({ pays }: KenoDefinition, picks: number, hits: number): number => pays[picks - 1]![hits]!

/** The number of draws with exactly this many hits. */
function hitWays({ numbers, drawn }: KenoDefinition, picks: number, hits: number): bigint {
  return choose(picks, hits) * choose(numbers - picks, drawn - hits)
}

export function outcomesOf(definition: KenoDefinition, picks: number): Outcomes {
  const outcomes = new Map<number, bigint>()
  for (let hits = 0; hits <= picks; hits++) {
    countIn(outcomes, payFor(definition, picks, hits), hitWays(definition, picks, hits))
  }
  return outcomes
}

/** Hundredths of a percent, precise enough to compare. */
export function returnPointsOf(definition: KenoDefinition, picks: number): number {
  const paid = [...outcomesOf(definition, picks)].reduce((sum, [pay, ways]) => sum + BigInt(pay) * ways, 0n)
  return Number((paid * 10_000n) / choose(definition.numbers, definition.drawn)) / 100
}

export const payMax = ({ pays }: KenoDefinition): number => Math.max(...pays.flat())
