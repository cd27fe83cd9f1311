import { createHmac } from 'node:crypto'
import type { Id } from '#kernel/id.ts'
import type { Vault } from '../crypto/vault.ts'
import type { Reader } from '../db/database.ts'
import { findPlayers, type Player, readPlayer } from './players.ts'
import { isVerified, verifiedOf } from './verified.ts'

type Keyed = Pick<Vault, 'keyFor'>

export interface Person extends Pick<Player, 'email' | 'name' | 'surname' | 'birthDate' | 'zip' | 'emailConfirmedAt'> {
  readonly isVerified: boolean
}

export interface PersonKeys {
  /** Derived from all account data, proven or not; anyone may enter another person's data. */
  readonly claimed: readonly Buffer[]
  /** The proven subset: a confirmed mailbox, a verified name. Only these count against other accounts. */
  readonly proven: readonly Buffer[]
}

type Purpose = 'excluded-person' | 'free-entry' | 'limited-person'

/**
 * Recognizes a person across accounts, by mailbox and by name with birth date and ZIP code. Hashed with a site key
 * per purpose, so that a table identifies nobody and two tables cannot be joined.
 */
export function personKeys(vault: Keyed, person: Person, purpose: Purpose = 'excluded-person'): PersonKeys {
  const { email, name, surname, birthDate, zip, emailConfirmedAt } = person
  const facts = [
    ...(email ? [{ fact: `mail ${mailboxOf(email)}`, isProven: emailConfirmedAt !== null }] : []),
    ...(name && surname && zip
      ? [{ fact: `who ${plain(name)} ${plain(surname)} ${birthDate} ${zip.slice(0, 5)}`, isProven: person.isVerified }]
      : []),
  ]
  const keys = facts.map(({ fact, isProven }) => ({
    key: createHmac('sha256', vault.keyFor(purpose)).update(fact).digest(),
    isProven,
  }))
  return { claimed: keys.map(({ key }) => key), proven: keys.filter(({ isProven }) => isProven).map(({ key }) => key) }
}

export async function readPersonKeys(vault: Keyed, db: Reader, playerId: Id<'plr'>, purpose: Purpose): Promise<PersonKeys> {
  const player = await readPlayer(db, playerId)
  return personKeys(vault, { ...player, isVerified: await isVerified(db, playerId) }, purpose)
}

/** The same for many players. */
export async function readPersonKeysOf(
  vault: Keyed,
  db: Reader,
  ids: readonly Id<'plr'>[],
  purpose: Purpose,
): Promise<ReadonlyMap<Id<'plr'>, PersonKeys>> {
  const players = await findPlayers(db, ids)
  const verified = await verifiedOf(db, ids)
  return new Map(
    [...players].map(([id, player]) => [id, personKeys(vault, { ...player, isVerified: verified.has(id) }, purpose)]),
  )
}

/** Normalizes spellings of one mailbox: case, plus tag, and dots, which Gmail ignores. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  const name = local.replace(/\+.*/, '')
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** Letters only, without accents. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{Letter}]/gu, '')
