import type { Rng } from '#kernel/rng.ts'
import { AppError } from './problem.ts'
import { createSystemRng, findFault } from './rng.ts'

/**
 * Cutoffs of the continuous tests of NIST SP 800-90B (4.4) for bytes of full entropy, at a chance of 2⁻⁶⁰ for each byte or
 * window of a sound source: no false alarm in the life of a site.
 */
const REPEATED_MAX = 8
const WINDOW = 512
const SAME_MAX = 24
/** Of the periodic test: smaller than at a start, since players wait meanwhile. */
const PROBE_BYTES = 1 << 16

/** What a slice may ask about the random source of this process. */
export interface SourceHealth {
  /** What is wrong with it; undefined while it is sound. Stays until the process ends. */
  readonly fault: string | undefined
}

/** Watches what a random source gives while the site runs (RNG-7). A fault is final: the next start tests the source again. */
export class RandomHealth implements SourceHealth {
  readonly #onFault: (fault: string) => void
  #fault: string | undefined
  #last = -1
  #repeated = 0
  #reference = 0
  #same = 0
  #position = 0

  constructor(onFault: (fault: string) => void) {
    this.#onFault = onFault
  }

  get fault(): string | undefined {
    return this.#fault
  }

  fail(fault: string): void {
    if (this.#fault !== undefined) return
    this.#fault = fault
    this.#onFault(fault)
  }

  /** The repetition count test and the adaptive proportion test, on everything that the source gives. */
  look(bytes: Uint8Array): void {
    for (const byte of bytes) {
      this.#repeated = byte === this.#last ? this.#repeated + 1 : 1
      this.#last = byte
      if (this.#position === 0) {
        this.#reference = byte
        this.#same = 0
      }
      if (byte === this.#reference) this.#same++
      this.#position = (this.#position + 1) % WINDOW
      if (this.#repeated > REPEATED_MAX) this.fail('repeats one byte')
      if (this.#same > SAME_MAX) this.fail('favors one byte')
    }
  }

  /** Draws a sample and tests it as a start does: a site with few visitors draws little. */
  probe(rng: Rng): void {
    try {
      const fault = findFault(rng, PROBE_BYTES)
      if (fault !== undefined) this.fail(fault)
    } catch {
      this.fail('gives nothing')
    }
  }
}

/** The machine's randomness, watched. It still gives bytes after a fault: see `refusing`. */
export function createWatchedRng(health: RandomHealth, fill?: (bytes: Uint8Array) => void): Rng {
  const rng = createSystemRng({ look: (bytes) => health.look(bytes), ...(fill && { fill }) })
  return {
    bytes(count) {
      try {
        return rng.bytes(count)
      } catch (error) {
        health.fail('gives nothing')
        throw error
      }
    },
  }
}

/**
 * Gives nothing that was drawn from a source with a fault: no seed, no prize and no secret. The operating system's generator
 * is the source of session tokens, too, so that a sign-in meanwhile could hand out one that is guessed.
 */
export const refusing = (rng: Rng, health: SourceHealth): Rng => ({
  bytes(count) {
    const given = rng.bytes(count)
    refuseOnFault(health)
    return given
  },
})

/** Throws while the source has a fault. */
export function refuseOnFault({ fault }: SourceHealth): void {
  if (fault !== undefined) throw new AppError('play-halted', 'Play is paused: the random source of this site is being checked.')
}
