import { hash, verify } from '@node-rs/argon2'

/** argon2id (the library's default) at 19 MiB, 2 passes, 1 lane: the OWASP setting that two cores can serve. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Typed on different keyboards, one password has one form. */
const normalise = (password: string): string => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> => hash(normalise(password), ARGON)

/** Takes the same time for an account that does not exist, or has no password, as for a wrong one. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await verify(stored ?? (await decoyHash()), normalise(password))
  return typeof stored === 'string' && isRight
}

let decoy: Promise<string> | undefined

/** The hash of a password that nobody has; made once, and before the first sign-in asks (`makeDecoy`). */
const decoyHash = (): Promise<string> => (decoy ??= hashPassword('no account has this password'))

/** Makes the decoy at the start, so that the first unknown name does not take twice as long. */
export const makeDecoy = async (): Promise<void> => void (await decoyHash())
