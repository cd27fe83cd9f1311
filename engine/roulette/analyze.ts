import type { Certificate, ModeCertificate } from '../certify/certificate.ts'
import { defHash } from '../def-hash.ts'
import { modeCertificate, PAY_UNITS } from '../natural-odds/mode.ts'
import type { RouletteDefinition } from './definition.ts'
import { firstOf, POCKETS, type Spot, SPOT_KINDS } from './spots.ts'

/** One entry for each kind of spot: spots of a kind cover as many numbers. Chips on several spots add up. */
export function certifyRoulette(definition: RouletteDefinition): Certificate {
  const [first, ...others] = SPOT_KINDS.map((kind) => certifySpot(firstOf(kind)))
  return { game: definition.id, defHash: defHash(definition), modes: [first!, ...others] }
}

export const certifySpot = ({ kind, numbers, multiple }: Spot): ModeCertificate =>
  modeCertificate(
    kind,
    'formula',
    new Map([
      [0, BigInt(POCKETS - numbers.length)],
      [multiple * PAY_UNITS, BigInt(numbers.length)],
    ]),
  )
