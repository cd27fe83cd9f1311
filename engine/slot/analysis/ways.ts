import { assert } from '#kernel/result.ts'
import type { Pays, SlotDefinition, WaysRule } from '../definition.ts'
import { type Layout, layoutOf, stripsOf } from '../layout.ts'
import { OutcomeCounter, SCATTERS_MAX, type SpinCounts } from './spin-counts.ts'
import { heightsOf, ReelClasses, type TallyOf, type WaysWindow } from './ways-classes.ts'

/**
 * Counts every outcome of a ways game, reel by reel. Only symbols of the first reel can win (no wild lands there), so
 * a state is: the running symbols with their ways, the wins so far, and the scatters. Equal states merge with their
 * weights, and symbols that have stopped running are dropped. With `tallyOf` its number takes the place of scatters.
 */
export function countByWays(definition: SlotDefinition, reels: SlotDefinition['reels'], tallyOf?: TallyOf): SpinCounts {
  const layout = layoutOf(definition)
  const classes = stripsOf(layout, reels).map(
    (strip, reel) =>
      new ReelClasses(layout, strip, { heights: heightsOf(layout, reel, definition.heights), ...(tallyOf && { tallyOf }) }),
  )
  const total = classes.reduce(
    (product, { windows }) => product * windows.reduce((sum, { weight }) => sum + BigInt(weight), 0n),
    1n,
  )
  assert(total <= BigInt(Number.MAX_SAFE_INTEGER), `${total} ways are too many to count in plain numbers`)
  const pays = paysOf(definition, layout)
  const counter = new OutcomeCounter()
  const after = scattersFrom(classes)
  const settle = (reel: number, { units, scatters }: Won, weight: number): void =>
    after[reel]!.forEach((ways, more) => counter.add(units, scatters + more, weight * ways))

  let runs = firstRuns(classes[0]!, pays)
  for (let reel = 1; reel < classes.length; reel++) {
    const next = new Runs()
    for (const run of runs.all) {
      if (run.symbols.length === 0) run.forEach((won, weight) => settle(reel, won, weight))
      else
        for (const shown of classes[reel]!.toldBy(run.symbols))
          next.addStep(run, shown, { reel, pays, isLast: reel === classes.length - 1 })
    }
    runs = next
  }
  for (const run of runs.all) run.forEach((won, weight) => settle(classes.length, won, weight))
  return withScatterPays(definition, counter, total)
}

/** Whether the method applies to this definition. */
export const canCountByWays = ({ wins, features }: SlotDefinition): boolean =>
  wins.every(({ kind }) => kind === 'ways' || kind === 'scatters') && features.every(({ kind }) => kind !== 'nudge-respin')

interface Won {
  readonly units: number
  readonly scatters: number
}

/** Running symbols with their ways, and the frequency by wins so far. */
class Run {
  readonly symbols: readonly number[]
  readonly ways: readonly number[]
  readonly #weights = new Map<number, number>()

  constructor(symbols: readonly number[], ways: readonly number[]) {
    this.symbols = symbols
    this.ways = ways
  }

  add({ units, scatters }: Won, weight: number): void {
    const key = units * SCATTERS_MAX + scatters
    this.#weights.set(key, (this.#weights.get(key) ?? 0) + weight)
  }

  /** The state after a reel with these counts and this frequency. */
  addAll(before: Run, { units, scatters }: Won, times: number): void {
    const more = units * SCATTERS_MAX + scatters
    for (const [key, weight] of before.#weights) {
      this.#weights.set(key + more, (this.#weights.get(key + more) ?? 0) + weight * times)
    }
  }

  forEach(visit: (won: Won, weight: number) => void): void {
    for (const [key, weight] of this.#weights) {
      visit({ units: Math.floor(key / SCATTERS_MAX), scatters: key % SCATTERS_MAX }, weight)
    }
  }
}

/** By symbol and count. */
type PayTable = readonly (Pays | undefined)[]

interface Step {
  /** The number of earlier reels. */
  readonly reel: number
  readonly pays: PayTable
  readonly isLast: boolean
}

/** All states after a reel; equal ones merge. */
class Runs {
  readonly #runs = new Map<string, Run>()

  get all(): Iterable<Run> {
    return this.#runs.values()
  }

  of(symbols: readonly number[], ways: readonly number[]): Run {
    let key = ''
    for (let i = 0; i < symbols.length; i++) key += `${symbols[i]}:${ways[i]} `
    let run = this.#runs.get(key)
    if (!run) {
      run = new Run(symbols, ways)
      this.#runs.set(key, run)
    }
    return run
  }

  /**
   * Adds a reel: symbols that it shows keep running, the others are paid for the reels so far; after the last reel
   * all are.
   */
  addStep(before: Run, shown: WaysWindow, { reel, pays, isLast }: Step): void {
    const symbols: number[] = []
    const ways: number[] = []
    let units = 0
    for (let i = 0; i < before.symbols.length; i++) {
      const symbol = before.symbols[i]!
      const count = shown.counts[i]!
      if (count === 0) units += (pays[symbol]![reel] ?? 0) * before.ways[i]!
      else if (isLast) units += (pays[symbol]![reel + 1] ?? 0) * before.ways[i]! * count
      else {
        symbols.push(symbol)
        ways.push(before.ways[i]! * count)
      }
    }
    this.of(symbols, ways).addAll(before, { units, scatters: shown.scatters }, shown.weight)
  }
}

function firstRuns(reel: ReelClasses, pays: PayTable): Runs {
  const runs = new Runs()
  for (const { counts, scatters, weight } of reel.windows) {
    const symbols = pays.flatMap((paid, symbol) => (paid && counts[symbol]! > 0 ? [symbol] : []))
    const ways = symbols.map((symbol) => counts[symbol]!)
    runs.of(symbols, ways).add({ units: 0, scatters }, weight)
  }
  return runs
}

function paysOf({ wins }: SlotDefinition, { symbolIds }: Layout): PayTable {
  const rule = wins.find(({ kind }) => kind === 'ways') as WaysRule | undefined
  return symbolIds.map((id) => rule?.pays[id])
}

/** For each reel and past the last: how often the remaining reels show this many scatters. */
function scattersFrom(classes: readonly ReelClasses[]): ReadonlyMap<number, number>[] {
  const from: ReadonlyMap<number, number>[] = [new Map([[0, 1]])]
  for (const reel of classes.toReversed()) {
    const sums = new Map<number, number>()
    for (const [count, weight] of reel.scatterWeights) {
      for (const [more, ways] of from[0]!) sums.set(count + more, (sums.get(count + more) ?? 0) + weight * ways)
    }
    from.unshift(sums)
  }
  return from
}

function withScatterPays({ wins }: SlotDefinition, counter: OutcomeCounter, total: bigint): SpinCounts {
  const rules = wins.filter((rule) => rule.kind === 'scatters')
  const outcomes = counter
    .outcomes()
    .map((outcome) => ({
      ...outcome,
      units: rules.reduce((sum, rule) => sum + (rule.pays[outcome.scatters] ?? 0), outcome.units),
    }))
    .sort((left, right) => left.units - right.units || left.scatters - right.scatters)
  const firstUnits = outcomes.reduce((sum, { units, ways }) => sum + BigInt(units) * ways, 0n)
  return { total, outcomes, firstUnits, respinWays: 0n }
}
