import type { MathReport, Exact, ModeReport } from '../math-report/math-report.ts'
import { defHash } from '../def-hash.ts'
import { choose, modeReport, type Outcomes } from '../natural-odds/mode.ts'
import type { MinesDefinition } from './definition.ts'
import { cellsOf, mineCounts, opensMax, payFor } from './odds.ts'

/**
 * For each number of mines, stops where the return is highest. Rounding aside, every stopping point has the same
 * return, so every strategy lies between the lowest and the highest.
 */
export function analyzeMines(definition: MinesDefinition): MathReport {
  const [first, ...others] = mineCounts(definition).map((mines) => analyzeCount(definition, mines))
  return { game: definition.id, defHash: defHash(definition), modes: [first!, ...others] }
}

function analyzeCount(definition: MinesDefinition, mines: number): ModeReport {
  const stops = Array.from({ length: opensMax(definition, mines) }, (_, index) => stopReport(definition, mines, index + 1))
  const returned = stops.map(({ rtp }) => Number(rtp.decimal))
  const lowest = stops[returned.indexOf(Math.min(...returned))]!
  // The fewest cells, on a tie.
  const highest = stops[returned.indexOf(Math.max(...returned))]!
  const strategies: Record<string, Exact> = { 'lowest-stop': lowest.rtp, 'highest-stop': highest.rtp }
  // The top win comes from the longest run, not from the best stop.
  return { ...highest, id: `mines-${mines}`, strategies, topWin: stops.at(-1)!.topWin }
}

/** Opens this many cells, then collects. */
export const stopReport = (definition: MinesDefinition, mines: number, opened: number): ModeReport =>
  modeReport(`mines-${mines}-open-${opened}`, 'optimal-play', outcomesOf(definition, mines, opened))

/** The number of mine layouts in which all opened cells are safe. */
function outcomesOf(definition: MinesDefinition, mines: number, opened: number): Outcomes {
  const cells = cellsOf(definition)
  const wins = choose(cells - opened, mines)
  return new Map([
    [0, choose(cells, mines) - wins],
    [payFor(definition, mines, opened), wins],
  ])
}
