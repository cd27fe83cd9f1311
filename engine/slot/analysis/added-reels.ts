import { oncePer } from '#kernel/memo.ts'
import { assert } from '#kernel/result.ts'
import type { Pays, SlotDefinition } from '../definition.ts'
import { layoutOf, type Layout, stripsOf, waysThrough, windowAt } from '../layout.ts'
import type { SpinCounts, SpinOutcome } from './spin-counts.ts'

/** Part of a spin: what its ended runs have won, and the weight of each run that goes on. */
interface Started {
  readonly units: number
  readonly scatters: number
  /** By symbol, 0 where it has ended. */
  readonly weights: readonly number[]
  readonly ways: bigint
}

export interface AddedReels extends SpinCounts {
  /** The ways by number of added reels. */
  readonly waysByAdded: readonly bigint[]
}

/**
 * Every outcome of a spin that adds reels. The reels are independent: reel by reel, all beginnings with equal wins and
 * equal runs are one, and a beginning whose last run has ended is an outcome.
 */
export const countAddedReels = oncePer((definition: SlotDefinition): AddedReels => new Counting(definition).counts())

class Counting {
  readonly #layout: Layout
  readonly #strips: readonly (readonly number[])[]
  readonly #first: number
  readonly #symbols: readonly number[]
  readonly #pays: readonly Pays[]
  readonly #outcomes = new Map<string, SpinOutcome>()

  constructor(definition: SlotDefinition) {
    const [rule] = definition.wins
    assert(rule?.kind === 'ways' && definition.addsReels, `${definition.id} adds no reels`)
    this.#layout = layoutOf(definition)
    this.#strips = stripsOf(this.#layout, definition.reels)
    this.#first = definition.addsReels.first
    this.#symbols = Object.keys(rule.pays).map((id) => this.#layout.indexOf(id))
    this.#pays = Object.values(rule.pays).map((pays) => pays ?? {})
  }

  counts(): AddedReels {
    const start: Started = { units: 0, scatters: 0, weights: this.#symbols.map(() => 1), ways: 1n }
    const waysByAdded: bigint[] = []
    let going = [start]
    for (const reel of this.#strips.keys()) {
      const [ended, next] = this.#turn(going, reel)
      going = next
      if (reel + 1 >= this.#first) waysByAdded.push(this.#end(ended, reel))
    }
    const last = this.#strips.length - 1
    waysByAdded[last + 1 - this.#first]! += this.#end(
      going.map((each) => this.#paid(each, last + 1)),
      last,
    )
    const outcomes = [...this.#outcomes.values()]
    const firstUnits = outcomes.reduce((sum, { units, ways }) => sum + BigInt(units) * ways, 0n)
    const total = this.#strips.reduce((product, { length }) => product * BigInt(length), 1n)
    return { total, outcomes, firstUnits, respinWays: total - waysByAdded[0]!, waysByAdded }
  }

  /** The beginnings with this reel: those that end on it, and those that go on. The first reels all turn. */
  #turn(before: readonly Started[], reel: number): [ended: Started[], going: Started[]] {
    const merged = new Map<string, Started>()
    for (const each of before) {
      for (const { counts, scatters, stops } of this.#viewsOf(reel, each.weights)) {
        const units = each.weights.reduce(
          (sum, weight, nth) => (weight > 0 && counts[nth] === 0 ? sum + weight * this.#payOf(nth, reel) : sum),
          each.units,
        )
        const weights = each.weights.map((weight, nth) => weight * counts[nth]!)
        const key = `${units} ${each.scatters + scatters} ${weights.join()}`
        const ways = each.ways * stops + (merged.get(key)?.ways ?? 0n)
        merged.set(key, { units, scatters: each.scatters + scatters, weights, ways })
      }
    }
    const isOver = ({ weights }: Started): boolean => reel + 1 >= this.#first && weights.every((weight) => weight === 0)
    const all = [...merged.values()]
    return [all.filter(isOver), all.filter((each) => !isOver(each))]
  }

  readonly #views = new Map<string, readonly { counts: readonly number[]; scatters: number; stops: bigint }[]>()

  /** The distinct views of a reel, as far as the runs that go on can tell them apart. */
  #viewsOf(reel: number, weights: readonly number[]) {
    const alive = weights.map((weight) => (weight > 0 ? 1 : 0))
    const name = `${reel} ${alive.join('')}`
    const counted = this.#views.get(name)
    if (counted) return counted
    const views = new Map<string, { counts: number[]; scatters: number; stops: bigint }>()
    const strip = this.#strips[reel]!
    for (const stop of strip.keys()) {
      const window = windowAt([strip], [stop], this.#layout.rows)
      const counts = this.#symbols.map((symbol, nth) =>
        alive[nth] === 0 ? 0 : window.reduce((sum, shown) => sum + waysThrough(this.#layout, symbol, shown), 0),
      )
      const scatters = window.filter((shown) => this.#layout.isScatter(shown)).length
      const key = `${scatters} ${counts.join()}`
      views.set(key, { counts, scatters, stops: 1n + (views.get(key)?.stops ?? 0n) })
    }
    const distinct = [...views.values()]
    this.#views.set(name, distinct)
    return distinct
  }

  #payOf(nth: number, reels: number): number {
    return this.#pays[nth]![reels] ?? 0
  }

  /** The runs that have reached the last reel are paid there. */
  #paid(each: Started, reels: number): Started {
    const units = each.weights.reduce((sum, weight, nth) => sum + weight * this.#payOf(nth, reels), each.units)
    return { ...each, units }
  }

  /** Counts these as outcomes; whatever the reels after `reel` would have shown. */
  #end(ended: readonly Started[], reel: number): bigint {
    const rest = this.#strips.slice(reel + 1).reduce((product, { length }) => product * BigInt(length), 1n)
    let sum = 0n
    for (const { units, scatters, ways } of ended) {
      const key = `${units} ${scatters}`
      this.#outcomes.set(key, { units, scatters, ways: ways * rest + (this.#outcomes.get(key)?.ways ?? 0n) })
      sum += ways * rest
    }
    return sum
  }
}
