import type { Player } from '#platform/auth/players.ts'

type Person = Pick<Player, 'login' | 'email' | 'phone' | 'name' | 'surname' | 'city' | 'address' | 'address2' | 'zip'>

const REMOVED = '[removed]'
/** Shorter words of an address say nothing without the others. */
const WORD_LEAST = 4
const URLS = /\b(?:https?:\/\/|www\.)\S+/giu
/** Looked through for addresses of mail. */
const TOKENS = /[^\s<>()"]+/gu
/** Numbers of phones, cards, documents and accounts, dates and addresses of the net. */
const NUMBERS = /(?<![\p{L}\p{N}_])[+(]?\d(?:[\s()./:-]*\d){5,}(?![\p{L}\p{N}_])/gu

/**
 * The text of a conversation without who it is of: their names, addresses and numbers, and whatever looks like one. Takes
 * out rather too much.
 */
export function withoutPerson(text: string, person: Person): string {
  const known = wordsOf(person).map(
    (word) => new RegExp(`(?<![\\p{L}\\p{N}\\p{M}_])${anyAccent(word)}(?![\\p{L}\\p{N}_])`, 'giu'),
  )
  const rest = text.replace(URLS, REMOVED).replace(TOKENS, (token) => (token.includes('@') ? REMOVED : token))
  return [...known, NUMBERS].reduce((left, pattern) => left.replace(pattern, REMOVED), rest.normalize('NFD')).normalize('NFC')
}

/** The longest ones first, so that none is left in part. */
function wordsOf({ login, email, phone, name, surname, city, address, address2, zip }: Person): string[] {
  const whole = [login, email, email?.split('@')[0], phone, name, surname, city, address, address2, zip]
  const names = [name, surname].flatMap((each) => each?.split(/\s+/) ?? [])
  const parts = [address, address2, city].flatMap(
    (each) => each?.split(/[\s,]+/).filter(({ length }) => length >= WORD_LEAST) ?? [],
  )
  const words = [...whole, ...names, ...parts].flatMap((word) => word?.trim() || [])
  return [...new Set(words)].toSorted((one, other) => other.length - one.length)
}

/** A pattern for decomposed text: many write their name without its accents. A word of accents alone matches nothing. */
const anyAccent = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/./gsu, (sign) => `${escaped(sign)}\\p{M}*`) || '(?!)'

/** With the flag `u` a hyphen must not be escaped. */
const escaped = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
