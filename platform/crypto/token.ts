import { createHash } from 'node:crypto'
import type { Rng } from '#kernel/rng.ts'

/** 256 random bits in base64url: 43 characters. */
export const newToken = (rng: Rng): string => Buffer.from(rng.bytes(32)).toString('base64url')

/** The stored form of a token. Plain SHA-256 suffices: 256 random bits cannot be guessed. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
