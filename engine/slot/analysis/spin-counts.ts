/**
 * The distribution of one spin: of `total` equally likely ways, `ways` end like this. Free spins, the cap and the
 * math report derive from it without looking at the reels again.
 */
export interface SpinCounts {
  readonly total: bigint
  readonly outcomes: readonly SpinOutcome[]
  /** Units won by the first stop, summed over all ways; respins excluded. */
  readonly firstUnits: bigint
  /** Ways that lead to a respin or, in collector games, that collect something. */
  readonly respinWays: bigint
}

export interface SpinOutcome {
  readonly units: number
  readonly scatters: number
  readonly ways: bigint
}

/** An outcome that also says which reels were marked: bit 0 for the leftmost. */
export interface MarkedOutcome extends SpinOutcome {
  readonly marks: number
}

/** Collects outcomes and merges equal ones. */
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

/** Its lower part: a number of scatters, or a tally of several symbols. */
export const SCATTERS_MAX = 2 ** 20
const MARKS_MAX = 256
