import { createHmac } from 'node:crypto'
import type { Vault } from '../crypto/vault.ts'
import type { Player } from './players.ts'

export type Person = Pick<Player, 'email' | 'name' | 'surname' | 'birthDate' | 'zip'>

/**
 * By what a person is known again under another account: the mailbox, and name with birth date and postcode. Hashed with
 * a key of this site, another for each purpose, so that no table tells who stands in it, nor who stands in two.
 */
export function personKeys(
  vault: Pick<Vault, 'keyFor'>,
  { email, name, surname, birthDate, zip }: Person,
  purpose: 'excluded-person' | 'free-entry' = 'excluded-person',
): Buffer[] {
  const facts = [
    ...(email ? [`mail ${mailboxOf(email)}`] : []),
    ...(name && surname && zip ? [`who ${plain(name)} ${plain(surname)} ${birthDate} ${zip.slice(0, 5)}`] : []),
  ]
  return facts.map((fact) => createHmac('sha256', vault.keyFor(purpose)).update(fact).digest())
}

/** Many spellings, one mailbox: letters' case, what follows a plus, and the dots that Gmail does not read. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  const name = local.replace(/\+.*$/, '')
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** Letters alone, without accents. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{Letter}]/gu, '')
