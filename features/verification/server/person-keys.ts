import { createHmac } from 'node:crypto'
import type { Vault } from '#platform/crypto/vault.ts'
import type { ProvenPerson } from '../contract.ts'
import { plainName } from './rules.ts'

type Person = Omit<ProvenPerson, 'documentCountry' | 'documentNumber'> & Partial<ProvenPerson>

/** By what a verified person is known again: name with birth date, and the number of the document, both keyed (ACC-3). */
export function personKeys(vault: Pick<Vault, 'keyFor'>, person: Person): Buffer[] {
  const { name, surname, birthDate, documentNumber, documentCountry } = person
  const number = documentNumber?.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  const facts = [
    `who ${plainName(name)} ${plainName(surname)} ${birthDate}`,
    ...(number ? [`document ${documentCountry ?? ''} ${number}`] : []),
  ]
  return facts.map((fact) => createHmac('sha256', vault.keyFor('verified-person')).update(fact).digest())
}
