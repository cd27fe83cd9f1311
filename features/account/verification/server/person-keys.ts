import { createHmac } from 'node:crypto'
import type { Vault } from '#platform/crypto/vault.ts'
import type { ProvenPerson } from '../contract.ts'
import { plainName } from './rules.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { freePerson } from './store.ts'

type Person = Omit<ProvenPerson, 'documentCountry' | 'documentNumber'> & Partial<ProvenPerson>

/**
 * Keys that recognize a verified person: name with birth date, and the document's number, both hashed with a key
 * (ACC-3).
 */
export function personKeys(vault: Pick<Vault, 'keyFor'>, person: Person): Buffer[] {
  const { name, surname, birthDate, documentNumber, documentCountry } = person
  const number = documentNumber?.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  const facts = [
    `who ${plainName(name)} ${plainName(surname)} ${birthDate}`,
    ...(number ? [`document ${documentCountry ?? ''} ${number}`] : []),
  ]
  return facts.map((fact) => createHmac('sha256', vault.keyFor('verified-person')).update(fact).digest())
}

/**
 * After an erasure a player may return, because no key remains. Exception: players barred from returning, such as
 * self-excluded ones, who could bypass it with a new account.
 */
export const forgetPerson =
  (slices: () => readonly ServerFeature[]): NonNullable<ServerFeature['erase']> =>
  async (ctx, tx, { id }) => {
    for (const { mayReopen } of slices()) if (mayReopen && !(await mayReopen({ ...ctx, reader: tx }, id))) return
    await freePerson(tx, id)
  }
