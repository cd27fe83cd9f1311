import { type Fraction, fraction } from '../math-report/fraction.ts'
import { Stream } from '../fair/stream.ts'

/**
 * Plays every possible round by giving every value to every draw: the exact probability of each result. For small
 * definitions, the final check of a math report.
 */
export function everyRound(play: (stream: Stream) => string | number): Map<string | number, Fraction> {
  const sums = new Map<string | number, Map<bigint, bigint>>()
  for (const path = new Path(); !path.isDone; path.next()) {
    const result = play(path.stream())
    const ways = sums.get(result) ?? new Map<bigint, bigint>()
    ways.set(path.oneIn, (ways.get(path.oneIn) ?? 0n) + 1n)
    sums.set(result, ways)
  }
  return new Map([...sums].map(([result, ways]) => [result, sumOf(ways)]))
}

const sumOf = (ways: ReadonlyMap<bigint, bigint>): Fraction => {
  const oneIn = [...ways.keys()].reduce((product, each) => product * each, 1n)
  return fraction(
    [...ways].reduce((sum, [each, count]) => sum + (count * oneIn) / each, 0n),
    oneIn,
  )
}

/** An odometer whose wheels are the draws of one round. */
class Path {
  #values: number[] = []
  #sizes: number[] = []
  isDone = false

  get oneIn(): bigint {
    return this.#sizes.reduce((product, size) => product * BigInt(size), 1n)
  }

  stream(): Stream {
    this.#sizes = []
    return new EveryStream((n) => {
      const at = this.#sizes.push(n) - 1
      return (this.#values[at] ??= 0)
    })
  }

  next(): void {
    this.#values.length = this.#sizes.length
    while (this.#values.length > 0 && this.#values.at(-1) === this.#sizes[this.#values.length - 1]! - 1) this.#values.pop()
    if (this.#values.length === 0) this.isDone = true
    else this.#values[this.#values.length - 1]!++
  }
}

class EveryStream extends Stream {
  readonly #pick: (n: number) => number

  constructor(pick: (n: number) => number) {
    super(() => 0)
    this.#pick = pick
  }

  override uint(n: number): number {
    return this.#pick(n)
  }
}
