import { hash, verify } from '@node-rs/argon2'

/** argon2id (the library's default) at 19 MiB, 2 passes, 1 lane: the OWASP setting that two cores can serve. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Unicode-normalized, so that a password is equal across keyboards. */
const normalise = (password: string): string => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> => hash(normalise(password), ARGON)

/** Takes the same time for an unknown account, or one without a password, as for a wrong password. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await verify(stored ?? (await decoyHash()), normalise(password))
  return typeof stored === 'string' && isRight
}

let decoy: Promise<string> | undefined

/** A hash that no password matches; created once, before the first sign-in (`makeDecoy`). */
const decoyHash = (): Promise<string> => (decoy ??= hashPassword('no account has this password'))

/** Creates the decoy at startup, so that the first unknown name does not take twice as long. */
export const makeDecoy = async (): Promise<void> => void (await decoyHash())
