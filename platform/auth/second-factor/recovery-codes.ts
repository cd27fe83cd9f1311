import { createHmac } from 'node:crypto'
import type { Rng } from '#kernel/rng.ts'
import type { Vault } from '../../crypto/vault.ts'

const RECOVERY_CODES = 10
/** Excludes characters that look alike. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz'
const LENGTH = 12

/** `k3m9-x2ab-77qd`: 59 random bits each, short enough to write down. */
export const newRecoveryCodes = (rng: Rng): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from({ length: LENGTH }, () => letterOf(rng)).join('')
    return letters.replace(/(.{4})(?=.)/g, '$1-')
  })

/** Normalizes the typed code. */
export const plainCode = (code: string): string => code.toLowerCase().replaceAll(/[\s-]/g, '')

/** A keyed hash, because such a short code could be guessed from a plain one. */
export const hashRecoveryCode = (vault: Vault, code: string): Buffer =>
  createHmac('sha256', vault.keyFor('recovery codes')).update(plainCode(code)).digest()

/** Rejection sampling keeps all characters equally likely. */
function letterOf(rng: Rng): string {
  const runs = 256 - (256 % LETTERS.length)
  for (;;) {
    const byte = rng.bytes(1)[0]!
    if (byte < runs) return LETTERS[byte % LETTERS.length]!
  }
}
