import type { CalendarDay } from '#kernel/time.ts'
import { toE164 } from '#kernel/phone.ts'
import { mailboxOf } from '#platform/auth/person-keys.ts'

/** By what an account and a person on the list are compared. */
export type KeyKind = 'mail' | 'phone' | 'identity' | 'address' | 'name'

export interface Key {
  readonly kind: KeyKind
  readonly key: string
}

export interface Person {
  readonly name: string | null
  readonly surname: string | null
  readonly birthDate: CalendarDay | null
  readonly email: string | null
  readonly phone: string | null
  readonly address: string | null
  readonly zip: string | null
}

/** Normalized, so that spellings of one name, mailbox or address are equal. */
export function keysOf({ name, surname, birthDate, email, phone, address, zip }: Person): readonly Key[] {
  const who = name && surname ? `${plain(name)} ${plain(surname)}` : null
  const number = phone && toE164(phone)
  return [
    ...(email ? [{ kind: 'mail', key: mailboxOf(email) } as const] : []),
    ...(number ? [{ kind: 'phone', key: number } as const] : []),
    ...(who ? [{ kind: 'name', key: who } as const] : []),
    ...(who && birthDate ? [{ kind: 'identity', key: `${who} ${birthDate}` } as const] : []),
    ...(address && zip ? [{ kind: 'address', key: `${streetOf(address)} ${zip.slice(0, 5)}` } as const] : []),
  ]
}

const SHORT: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  road: 'rd',
  drive: 'dr',
  lane: 'ln',
  boulevard: 'blvd',
  court: 'ct',
  apartment: 'apt',
  suite: 'ste',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
}

const streetOf = (address: string): string =>
  wordsOf(address)
    .map((word) => SHORT[word] ?? word)
    .join('')

const plain = (name: string): string => wordsOf(name).join('')

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .match(/[\p{Letter}\p{Number}]+/gu) ?? []
