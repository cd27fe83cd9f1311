import type { Certificate, ModeCertificate } from '../certify/certificate.ts'
import { defHash } from '../def-hash.ts'
import { modeCertificate } from '../natural-odds/mode.ts'
import type { PlinkoBoard, PlinkoDefinition } from './definition.ts'
import { outcomesOf } from './odds.ts'

/** Every board, by the number of paths to each place. */
export function certifyPlinko(definition: PlinkoDefinition): Certificate {
  const [first, ...others] = definition.boards.map(certifyBoard)
  return { game: definition.id, defHash: defHash(definition), modes: [first!, ...others] }
}

export const certifyBoard = (board: PlinkoBoard): ModeCertificate =>
  modeCertificate(`${board.rows}-rows-${board.risk}`, 'formula', outcomesOf(board))
