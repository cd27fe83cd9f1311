import { randomFillSync } from 'node:crypto'
import type { Rng } from '#kernel/rng.ts'
import { SetupError } from './setup-error.ts'

const POOL_BYTES = 4_096
const SMALL_BYTES_MAX = 64

export interface SystemRngOptions {
  /** Sees everything that the source gives, before anyone gets it. */
  readonly look?: (bytes: Uint8Array) => void
  /** The source; tests have others. */
  readonly fill?: (bytes: Uint8Array) => void
}

/**
 * The operating system's cryptographic randomness. Few bytes come from a pool, which is filled when it is used up: asking
 * for the ten of an id takes 2.8 µs. Bytes that were taken are wiped, so that none is given twice or stays in memory.
 */
export function createSystemRng({ look = () => {}, fill = randomFillSync }: SystemRngOptions = {}): Rng {
  const pool = new Uint8Array(POOL_BYTES)
  let taken = POOL_BYTES
  const fillAndLook = (bytes: Uint8Array): Uint8Array => {
    fill(bytes)
    look(bytes)
    return bytes
  }
  return {
    bytes(count) {
      if (count > SMALL_BYTES_MAX) return fillAndLook(new Uint8Array(count))
      if (taken + count > POOL_BYTES) {
        fillAndLook(pool)
        taken = 0
      }
      const given = pool.slice(taken, taken + count)
      pool.fill(0, taken, taken + count)
      taken += count
      return given
    },
  }
}

/** Unwatched: for tools, and for what runs before the site. */
export const systemRng: Rng = createSystemRng()

const SAMPLE_BYTES = 1 << 20
const SEED_BYTES = 32
/** Standard deviations that a sound source passes less than once in a billion starts. */
const DEVIATIONS_MAX = 6.2
/** Of the chi-square of 255 degrees of freedom: the same once in a billion, on either side. */
const CHI_SQUARE_RANGE = [138, 413] as const

/** Looks at the source of randomness before anything is drawn: throws a SetupError for one that is stuck, biased or repeats. */
export function checkRandomSource(rng: Rng): void {
  const fault = findFault(rng, SAMPLE_BYTES)
  if (fault) throw new SetupError(`The random source of this machine ${fault}. No game may be drawn from it.`)
}

/** What is wrong with a sample of this size; undefined for a sound source. */
export function findFault(rng: Rng, bytes: number): string | undefined {
  const sample = rng.bytes(bytes)
  const seeds = new Set<string>()
  for (let at = 0; at < bytes; at += SEED_BYTES) seeds.add(Buffer.from(sample.subarray(at, at + SEED_BYTES)).toString('hex'))
  if (seeds.size < bytes / SEED_BYTES) return 'repeats itself'
  if (Math.abs(bitDeviation(sample)) > DEVIATIONS_MAX) return 'favors one of two bits'
  return isWithin(chiSquare(sample), CHI_SQUARE_RANGE) ? undefined : 'favors some bytes'
}

function bitDeviation(sample: Uint8Array): number {
  let ones = 0
  for (const byte of sample) for (let rest = byte; rest > 0; rest &= rest - 1) ones++
  const bits = 8 * sample.length
  return (ones - bits / 2) / Math.sqrt(bits / 4)
}

function chiSquare(sample: Uint8Array): number {
  const counts = Array.from({ length: 256 }, () => 0)
  for (const byte of sample) counts[byte]!++
  const expected = sample.length / 256
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

const isWithin = (value: number, [least, most]: readonly [number, number]): boolean => value >= least && value <= most
