import { createHash } from 'node:crypto'
import type { Rng } from '#kernel/rng.ts'

/** 256 random bits in base64url: 43 characters that nobody guesses. */
export const newToken = (rng: Rng): string => Buffer.from(rng.bytes(32)).toString('base64url')

/** What is stored in place of a token. Plain SHA-256 does: there is nothing to guess in 256 random bits. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
