import { createHash } from 'node:crypto'
import type { Rng } from '#kernel/rng.ts'

/** The same bytes for the same seed: SHA-256 of the seed and a counter. */
export function createSeededRng(seed: string): Rng {
  let counter = 0
  let left = Buffer.alloc(0)
  return {
    bytes(count) {
      while (left.length < count) {
        left = Buffer.concat([left, createHash('sha256').update(`${seed}|${counter++}`).digest()])
      }
      const taken = left.subarray(0, count)
      left = left.subarray(count)
      return new Uint8Array(taken)
    },
  }
}
