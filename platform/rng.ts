import { randomBytes } from 'node:crypto'
import type { Rng } from '#kernel/rng.ts'

/** The operating system's cryptographic randomness. */
export const systemRng: Rng = { bytes: (count) => randomBytes(count) }
