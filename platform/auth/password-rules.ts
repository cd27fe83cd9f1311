import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

export type PasswordRefusal = 'password-short' | 'password-common' | 'password-personal' | 'password-guessable'

export const PASSWORD_LENGTH_MIN = 10

/** Of 0 to 4; 3 is 'safely unguessable' for a stolen, slowly hashed password. */
const SCORE_MIN = 3
/** Longer is not read: the estimate's time grows fast, and what is strong so far stays so. */
const READ_LENGTH_MAX = 40
/** Shorter parts of a name say nothing about a password. */
const PERSONAL_LENGTH_MIN = 4

/**
 * Why a password is not taken, or undefined. `personal` are the player's own names and the brand's. The list of
 * breached passwords comes with the estimator's dictionaries, so that nothing is asked of a network.
 */
export async function refusePassword(password: string, personal: readonly string[]): Promise<PasswordRefusal | undefined> {
  const lower = password.normalize('NFKC').toLowerCase()
  if (Array.from(lower).length < PASSWORD_LENGTH_MIN) return 'password-short'
  const { estimator, breached } = await dictionaries()
  if (breached.has(lower)) return 'password-common'
  const names = personal.flatMap(partsOf)
  if (names.some((name) => lower.includes(name))) return 'password-personal'
  const { score } = estimator.check(password.slice(0, READ_LENGTH_MAX), names)
  return score < SCORE_MIN ? 'password-guessable' : undefined
}

/** Loads the dictionaries before the first sign-up asks for them. */
export const loadDictionaries = async (): Promise<void> => void (await dictionaries())

interface Dictionaries {
  readonly estimator: ZxcvbnFactory
  readonly breached: ReadonlySet<string>
}

let loaded: Promise<Dictionaries> | undefined

const dictionaries = (): Promise<Dictionaries> => (loaded ??= load())

async function load(): Promise<Dictionaries> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  const dictionary = { ...common.dictionary, ...english.dictionary }
  return {
    estimator: new ZxcvbnFactory({ dictionary, graphs: common.adjacencyGraphs, maxLength: READ_LENGTH_MAX }),
    breached: new Set(common.dictionary['passwords-common'].map(String)),
  }
}

/** `anna.bell@mail.example` gives the whole name before the @ and its parts. */
function partsOf(name: string): string[] {
  const own = name.toLowerCase().split('@')[0] ?? ''
  return [own, ...own.split(/[^\p{L}\p{N}]+/u)].filter((part) => part.length >= PERSONAL_LENGTH_MIN)
}
