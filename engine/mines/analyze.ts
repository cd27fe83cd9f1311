import type { Certificate, Exact, ModeCertificate } from '../certify/certificate.ts'
import { defHash } from '../def-hash.ts'
import { choose, modeCertificate, type Outcomes } from '../natural-odds/mode.ts'
import type { MinesDefinition } from './definition.ts'
import { cellsOf, mineCounts, opensMax, payFor } from './odds.ts'

/**
 * For each number of mines, stopping where it gives back most. A round is worth the same wherever it stops but for the
 * rounding, so every way to play lies between the lowest and the highest stop.
 */
export function certifyMines(definition: MinesDefinition): Certificate {
  const [first, ...others] = mineCounts(definition).map((mines) => certifyCount(definition, mines))
  return { game: definition.id, defHash: defHash(definition), modes: [first!, ...others] }
}

function certifyCount(definition: MinesDefinition, mines: number): ModeCertificate {
  const stops = Array.from({ length: opensMax(definition, mines) }, (_, index) => stopCertificate(definition, mines, index + 1))
  const returned = stops.map(({ rtp }) => Number(rtp.decimal))
  const lowest = stops[returned.indexOf(Math.min(...returned))]!
  // The fewest cells, where several stops give back as much.
  const highest = stops[returned.indexOf(Math.max(...returned))]!
  const strategies: Record<string, Exact> = { 'lowest-stop': lowest.rtp, 'highest-stop': highest.rtp }
  // The top win is that of the longest way, not of the best stop.
  return { ...highest, id: `mines-${mines}`, strategies, topWin: stops.at(-1)!.topWin }
}

/** Opening so many cells, then collecting. */
export const stopCertificate = (definition: MinesDefinition, mines: number, opened: number): ModeCertificate =>
  modeCertificate(`mines-${mines}-open-${opened}`, 'optimal-play', outcomesOf(definition, mines, opened))

/** In how many layings of the mines the cells opened hide none of them. */
function outcomesOf(definition: MinesDefinition, mines: number, opened: number): Outcomes {
  const cells = cellsOf(definition)
  const wins = choose(cells - opened, mines)
  return new Map([
    [0, choose(cells, mines) - wins],
    [payFor(definition, mines, opened), wins],
  ])
}
