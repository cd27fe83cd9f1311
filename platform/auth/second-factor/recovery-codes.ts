import { createHmac } from 'node:crypto'
import type { Rng } from '#kernel/rng.ts'
import type { Vault } from '../crypto/vault.ts'

export const RECOVERY_CODES = 10
/** Without letters and digits that look alike. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz'
const LENGTH = 12

/** `k3m9-x2ab-77qd`: 59 random bits each, to be written down. */
export const newRecoveryCodes = (rng: Rng): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from({ length: LENGTH }, () => letterOf(rng)).join('')
    return letters.replace(/(.{4})(?=.)/g, '$1-')
  })

/** However it was typed. */
export const plainCode = (code: string): string => code.toLowerCase().replaceAll(/[\s-]/g, '')

/** Keyed, as such a code is short enough to be guessed from a plain hash. */
export const hashRecoveryCode = (vault: Vault, code: string): Buffer =>
  createHmac('sha256', vault.keyFor('recovery codes')).update(plainCode(code)).digest()

/** Every letter as likely as any other: bytes beyond the last whole run are thrown again. */
function letterOf(rng: Rng): string {
  const runs = 256 - (256 % LETTERS.length)
  for (;;) {
    const byte = rng.bytes(1)[0]!
    if (byte < runs) return LETTERS[byte % LETTERS.length]!
  }
}
