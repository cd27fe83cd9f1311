import type { Certificate, ModeCertificate } from '../certify/certificate.ts'
import { fraction, toExact } from '../certify/fraction.ts'
import { defHash } from '../def-hash.ts'
import { modeCertificate } from '../natural-odds/mode.ts'
import type { DiceDefinition } from './definition.ts'
import { offeredWays, payOf, typicalWays } from './odds.ts'

/**
 * Both sides are alike, so a chance is proven once: some typical ones in full, and over all that are offered the lowest
 * and the highest return.
 */
export function certifyDice(definition: DiceDefinition): Certificate {
  const [first, ...others] = typicalWays(definition).map((ways) => certifyWays(definition, ways))
  return { game: definition.id, defHash: defHash(definition), modes: [{ ...first!, strategies: bounds(definition) }, ...others] }
}

export const certifyWays = (definition: DiceDefinition, ways: number): ModeCertificate =>
  modeCertificate(
    `rolls-${ways}`,
    'formula',
    new Map([
      [0, BigInt(definition.faces - ways)],
      [payOf(definition, ways), BigInt(ways)],
    ]),
  )

function bounds(definition: DiceDefinition): Required<ModeCertificate>['strategies'] {
  const returned = offeredWays(definition).map((ways) => ways * payOf(definition, ways))
  const exact = (value: number) => toExact(fraction(BigInt(value), BigInt(definition.faces * 100)))
  return { 'lowest-target': exact(Math.min(...returned)), 'highest-target': exact(Math.max(...returned)) }
}
