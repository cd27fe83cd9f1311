/**
 * Every outcome of one spin, counted: of `total` equally likely ways, `ways` end like this. What follows from it
 * (free spins, the cap, the certificate) needs nothing else of the reels.
 */
export interface SpinCounts {
  readonly total: bigint
  readonly outcomes: readonly SpinOutcome[]
  /** Units that the first stop of the reels wins, summed over all ways; respins not included. */
  readonly firstUnits: bigint
  /** Ways that lead to a respin or, in games of collectors, that collect something. */
  readonly respinWays: bigint
}

export interface SpinOutcome {
  readonly units: number
  readonly scatters: number
  readonly ways: bigint
}

/** An outcome that tells which reels were marked, too: bit 0 for the leftmost. */
export interface MarkedOutcome extends SpinOutcome {
  readonly marks: number
}

/** Collects outcomes; equal ones are one. */
export class OutcomeCounter {
  readonly #ways = new Map<number, number>()

  add(units: number, scatters: number, ways: number, marks = 0): void {
    const key = (units * MARKS_MAX + marks) * SCATTERS_MAX + scatters
    this.#ways.set(key, (this.#ways.get(key) ?? 0) + ways)
  }

  outcomes(): MarkedOutcome[] {
    return [...this.#ways]
      .sort(([left], [right]) => left - right)
      .map(([key, ways]) => ({
        units: Math.floor(key / SCATTERS_MAX / MARKS_MAX),
        scatters: key % SCATTERS_MAX,
        marks: Math.floor(key / SCATTERS_MAX) % MARKS_MAX,
        ways: BigInt(ways),
      }))
  }
}

/** Below it: a number of scatters, or a tally of several symbols. */
export const SCATTERS_MAX = 2 ** 20
const MARKS_MAX = 256
