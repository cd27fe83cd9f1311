import type { Certificate, ModeCertificate } from '../certify/certificate.ts'
import { defHash } from '../def-hash.ts'
import { modeCertificate } from '../natural-odds/mode.ts'
import type { KenoDefinition } from './definition.ts'
import { outcomesOf } from './odds.ts'

/** For each number of picks, by counting the draws that bring so many of them. */
export function certifyKeno(definition: KenoDefinition): Certificate {
  const [first, ...others] = definition.pays.map((_, index) => certifyPicks(definition, index + 1))
  return { game: definition.id, defHash: defHash(definition), modes: [first!, ...others] }
}

export const certifyPicks = (definition: KenoDefinition, picks: number): ModeCertificate =>
  modeCertificate(`picks-${picks}`, 'formula', outcomesOf(definition, picks))
