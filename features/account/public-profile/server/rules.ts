import { allGeneratedWords } from '#kernel/public-face.ts'
import { type NameRefusal, NAME_LENGTH } from '../contract.ts'

const DIGITS_MAX = 4

/** Words that make a player look like the house, whole or as part of the name. */
const STAFF = [
  'admin',
  'moderat',
  'support',
  'soporte',
  'official',
  'oficial',
  'operator',
  'operador',
  'casino',
  'croupier',
  'dealer',
]
const STAFF_ALONE = [
  'mod',
  'staff',
  'host',
  'house',
  'system',
  'sistema',
  'team',
  'equipo',
  'owner',
  'manager',
  'help',
  'ayuda',
  'bot',
]

const UNFIT = (
  'fuck shit cunt bitch nigg faggot whore slut wank asshole bastard retard hitler mierda pendej cabron ' +
  'chinga maricon joder gilipoll culero violador'
).split(' ')
const UNFIT_ALONE = [
  'ass',
  'cock',
  'dick',
  'tits',
  'rape',
  'rapist',
  'nazi',
  'kkk',
  'porn',
  'sex',
  'fag',
  'puta',
  'puto',
  'verga',
  'culo',
  'perra',
  'zorra',
  'cono',
]

/** Without surrounding and repeated spaces. */
export const tidyName = (name: string): string => name.normalize('NFC').split(/\s/u).filter(Boolean).join(' ')

/** Why this name may not be chosen; `brand` is the name of the site. */
export function refuseName(name: string, brand: string): NameRefusal | undefined {
  const { length } = Array.from(name)
  if (length < NAME_LENGTH.min || length > NAME_LENGTH.max) return 'name-length'
  if (!areLettersFit(name)) return 'name-letters'
  const words = name.split(/[ '’-]/u).map(nameKey)
  const key = nameKey(name)
  const has = (parts: readonly string[], alone: readonly string[]) =>
    parts.some((part) => key.includes(part)) || words.some((word) => alone.includes(word)) || alone.includes(key)
  if (has([...STAFF, nameKey(brand)], STAFF_ALONE)) return 'name-reserved'
  return has(UNFIT, UNFIT_ALONE) ? 'name-unfit' : undefined
}

/** Other alphabets have letters that look like Latin ones; many digits could be a phone number. */
function areLettersFit(name: string): boolean {
  const letters = Array.from(name)
  const digits = letters.filter((letter) => /\d/.test(letter)).length
  return (
    letters.every((letter) => /[\p{Script=Latin}\d '’-]/u.test(letter)) &&
    letters.some((letter) => /\p{L}/u.test(letter)) &&
    digits <= DIGITS_MAX
  )
}

const LOOKS_LIKE: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' }

/** How the name reads: two names with one key are the same to a player. */
export const nameKey = (name: string): string =>
  Array.from(name.normalize('NFKD').toLowerCase(), (letter) => LOOKS_LIKE[letter] ?? letter)
    .filter((letter) => /[a-z\d]/.test(letter))
    .join('')

const GENERATED_WORDS = new Set(allGeneratedWords().map(nameKey))
/** Three digits as they read, after the words of a generated name. */
const NUMBER_READS = new RegExp(`[${Array.from({ length: 10 }, (_, digit) => nameKey(String(digit))).join('')}]{3}$`)

/** Whether it reads like a name that the site gives to players who chose none. */
export const isGeneratedName = (name: string): boolean => {
  const key = nameKey(name)
  return NUMBER_READS.test(key) && GENERATED_WORDS.has(key.slice(0, -3))
}
