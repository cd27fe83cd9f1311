import { assert } from '#kernel/result.ts'
import type { SlotDefinition } from '../definition.ts'
import { layoutOf, stripsOf } from '../layout.ts'
import { countViews } from './count-views.ts'
import { canCountByWays, countByWays } from './ways.ts'
import { viewsOf } from './reel-views.ts'
import { SCATTERS_MAX as TALLY_MAX, type SpinCounts, type SpinOutcome } from './spin-counts.ts'

/**
 * Every outcome of one spin in a collector game: lines or ways and scatters, and for each collector the values in view.
 * Symbols are counted with the lines; values are independent of stops and follow after. `told` counts as an outcome's
 * scatters: free spin triggers, or trail moves within them.
 */
export function countCollected(
  definition: SlotDefinition,
  reels: SlotDefinition['reels'],
  told = toldOf(definition),
): SpinCounts {
  const stops = countSymbols(definition, reels, told)
  const kinds = carryingOf(definition).map(({ values = [] }, kind) => ({
    weight: BigInt(values.reduce((sum, { weight }) => sum + weight, 0)),
    values: values.map(({ units = 0, weight }) => [units, BigInt(weight)] as const),
    most: Math.max(0, ...stops.map(({ collectors, carrying }) => (collectors > 0 ? carrying[kind]! : 0))),
  }))
  const all = kinds.reduce((product, { weight, most }) => product * weight ** BigInt(most), 1n)
  const sums = new OutcomeSums()
  let [firstUnits, collecting] = [0n, 0n]
  for (const { carrying, collectors, ways: stopWays, ...stop } of stops) {
    firstUnits += BigInt(stop.units) * stopWays * all
    if (collectors === 0 || carrying.every((count) => count === 0)) {
      sums.add({ ...stop, ways: stopWays * all })
      continue
    }
    collecting += stopWays * all
    const rest = kinds.reduce((product, { weight, most }, kind) => product * weight ** BigInt(most - carrying[kind]!), 1n)
    for (const [units, ways] of sums.valuesOf(kinds, carrying)) {
      sums.add({ ...stop, units: stop.units + collectors * units, ways: stopWays * ways * rest })
    }
  }
  const total = reels.reduce((product, { length }) => product * BigInt(length), 1n) * all
  return { total, outcomes: sums.outcomes(), firstUnits, respinWays: collecting }
}

interface Stops extends SpinOutcome {
  readonly collectors: number
  /** The count of each value symbol, in symbol order. */
  readonly carrying: readonly number[]
}

/** Counts stops by line and scatter wins, collectors and value symbols. */
function countSymbols(definition: SlotDefinition, reels: SlotDefinition['reels'], told: string): Stops[] {
  const layout = layoutOf(definition)
  const collector = definition.features.find(({ kind }) => kind === 'collect')!.symbol
  const scatters = definition.wins.filter((rule) => rule.kind === 'scatters')
  const paying = scatters.map(({ symbol }) => symbol)
  const kinds = carryingOf(definition).map(({ id }) => id)
  const ids = [...new Set([told, collector, ...paying, ...kinds])]
  const watched = ids.map(layout.indexOf)
  const room = Math.floor(TALLY_MAX ** (1 / watched.length))
  const views = viewsOf(layout, stripsOf(layout, reels)).map((reel) =>
    reel.map((view) => ({ ...view, tally: tallyOf(view.window, watched, room) })),
  )
  watched.forEach((_, at) => {
    const most = views.reduce((sum, reel) => sum + Math.max(...reel.map(({ tally }) => countAt(tally, at, room))), 0)
    assert(most < room, `${most} of one symbol are more than a tally holds`)
  })
  const alone = { ...definition, wins: definition.wins.filter(({ kind }) => kind !== 'scatters') }
  const counted = canCountByWays(definition)
    ? countByWays(alone, reels, (window) => tallyOf(window, watched, room)).outcomes
    : countViews(alone, views)
  return counted.map(({ units, scatters: tally, ways }) => {
    const countOf = (id: string): number => countAt(tally, ids.indexOf(id), room)
    const paid = scatters.reduce((sum, { symbol, pays }) => sum + (pays[countOf(symbol)] ?? 0), 0)
    return { units: units + paid, scatters: countOf(told), collectors: countOf(collector), carrying: kinds.map(countOf), ways }
  })
}

/** Packs the counts of several symbols into one number, each below `room`. */
const tallyOf = (window: readonly number[], watched: readonly number[], room: number): number =>
  watched.reduce((sum, symbol, at) => sum + window.filter((shown) => shown === symbol).length * room ** at, 0)

const countAt = (tally: number, at: number, room: number): number => Math.floor(tally / room ** at) % room

const toldOf = ({ features }: SlotDefinition): string =>
  (features.find(({ kind }) => kind === 'free-spins') ?? features.find(({ kind }) => kind === 'collect'))!.symbol

const carryingOf = ({ symbols }: SlotDefinition) => symbols.filter(({ values }) => values !== undefined)

interface Kind {
  readonly values: readonly (readonly [units: number, weight: bigint])[]
}

/** Merges equal outcomes and caches what symbols carry together. */
class OutcomeSums {
  readonly #sums = new Map<number, Map<number, bigint>>()
  readonly #values = new Map<string, Map<number, bigint>>()

  add({ scatters, units, ways }: SpinOutcome): void {
    const sums = this.#sums.get(scatters) ?? new Map<number, bigint>()
    this.#sums.set(scatters, sums)
    sums.set(units, (sums.get(units) ?? 0n) + ways)
  }

  outcomes(): SpinOutcome[] {
    return [...this.#sums].flatMap(([scatters, sums]) => [...sums].map(([units, ways]) => ({ units, scatters, ways })))
  }

  /** The number of ways by total units, for this many symbols of each kind. */
  valuesOf(kinds: readonly Kind[], carrying: readonly number[]): ReadonlyMap<number, bigint> {
    const key = carrying.join()
    let sums = this.#values.get(key)
    if (!sums) {
      const kind = carrying.findIndex((count) => count > 0)
      const fewer = carrying.map((count, at) => (at === kind ? count - 1 : count))
      sums = new Map<number, bigint>()
      const before = kind === -1 ? null : this.valuesOf(kinds, fewer)
      if (!before) sums.set(0, 1n)
      for (const [units, ways] of before ?? []) {
        for (const [more, weight] of kinds[kind]!.values) sums.set(units + more, (sums.get(units + more) ?? 0n) + ways * weight)
      }
      this.#values.set(key, sums)
    }
    return sums
  }
}
