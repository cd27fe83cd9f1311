import { createPasswordScorer, type PasswordScorer } from './password-scorer.ts'

export type PasswordRefusal = 'password-short' | 'password-common' | 'password-personal' | 'password-guessable'

const PASSWORD_LENGTH_MIN = 10

/** Of 0 to 4; 3 is 'safely unguessable' for a stolen, slowly hashed password. */
const SCORE_MIN = 3
/** Shorter parts of a name do not weaken a password. */
const PERSONAL_LENGTH_MIN = 4

/**
 * Why a password is refused, or undefined. `personal` holds the player's names and the brand's. Cheap rules run
 * first; breached passwords come with the estimator's dictionaries, so no network request is made.
 */
export async function refusePassword(password: string, personal: readonly string[]): Promise<PasswordRefusal | undefined> {
  const lower = password.normalize('NFKC').toLowerCase()
  if (Array.from(lower).length < PASSWORD_LENGTH_MIN) return 'password-short'
  const { scorer, breached } = await judges()
  if (breached.has(lower)) return 'password-common'
  const names = personal.flatMap(partsOf)
  if (names.some((name) => lower.includes(name))) return 'password-personal'
  return (await scorer.score({ password, names })) < SCORE_MIN ? 'password-guessable' : undefined
}

interface Judges {
  readonly scorer: PasswordScorer
  readonly breached: ReadonlySet<string>
}

let loaded: Promise<Judges> | undefined

/** At the first sign-up: a start would take a second more of the processor. */
const judges = (): Promise<Judges> => (loaded ??= load())

async function load(): Promise<Judges> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return { scorer: createPasswordScorer(), breached: new Set(dictionary['passwords-common'].map(String)) }
}

/** `anna.bell@mail.example` yields the whole local part and its parts. */
function partsOf(name: string): string[] {
  const own = name.toLowerCase().split('@')[0] ?? ''
  return [own, ...own.split(/[^\p{L}\p{N}]+/u)].filter((part) => part.length >= PERSONAL_LENGTH_MIN)
}
