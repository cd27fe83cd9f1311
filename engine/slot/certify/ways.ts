import { assert } from '#kernel/result.ts'
import type { Pays, SlotDefinition, WaysRule } from '../definition.ts'
import { type Layout, layoutOf, stripsOf } from '../layout.ts'
import { OutcomeCounter, type SpinCounts } from './spin-counts.ts'
import { heightsOf, ReelClasses } from './ways-classes.ts'

/**
 * Counts every outcome of a game of ways, reel by reel. Only the symbols of the first reel can win (no wild lands
 * there), so a state is: which of them still run, by how many ways, what the others have won, and the scatters. All
 * stops that lead to the same state are one, with a weight, and a symbol that has stopped running is told no longer.
 */
export function countByWays(definition: SlotDefinition, reels: SlotDefinition['reels']): SpinCounts {
  const layout = layoutOf(definition)
  const classes = stripsOf(layout, reels).map(
    (strip, reel) => new ReelClasses(layout, strip, heightsOf(layout, reel, definition.heights)),
  )
  const total = classes.reduce(
    (product, { windows }) => product * windows.reduce((sum, { weight }) => sum + BigInt(weight), 0n),
    1n,
  )
  assert(total <= BigInt(Number.MAX_SAFE_INTEGER), `${total} ways are too many to count in plain numbers`)
  const pays = paysOf(definition, layout)
  const counter = new OutcomeCounter()
  const after = scattersFrom(classes)
  const settle = (reel: number, state: State): void =>
    after[reel]!.forEach((ways, more) => counter.add(state.units, state.scatters + more, state.weight * ways))

  let states = firstStates(classes[0]!, pays)
  for (let reel = 1; reel < classes.length; reel++) {
    const next = new Map<string, State>()
    for (const state of states.values()) {
      if (state.symbols.length === 0) settle(reel, state)
      else for (const shown of classes[reel]!.toldBy(state.symbols)) addTo(next, step(state, shown, { reel, pays }))
    }
    states = next
  }
  const none = { counts: [], scatters: 0, weight: 1 }
  for (const state of states.values()) settle(classes.length, step(state, none, { reel: classes.length, pays }))
  return withScatterPays(definition, counter, total)
}

/** Whether the method holds for these rules. */
export const canCountByWays = ({ wins, features }: SlotDefinition): boolean =>
  wins.every(({ kind }) => kind === 'ways' || kind === 'scatters') && features.every(({ kind }) => kind !== 'nudge-respin')

interface State {
  /** The symbols that run on, and by how many ways each. */
  readonly symbols: readonly number[]
  readonly ways: readonly number[]
  readonly units: number
  readonly scatters: number
  weight: number
}

/** By symbol and count. */
type PayTable = readonly (Pays | undefined)[]

function firstStates(reel: ReelClasses, pays: PayTable): Map<string, State> {
  const states = new Map<string, State>()
  for (const { counts, scatters, weight } of reel.windows) {
    const symbols = pays.flatMap((paid, symbol) => (paid && counts[symbol]! > 0 ? [symbol] : []))
    addTo(states, { symbols, ways: symbols.map((symbol) => counts[symbol]!), units: 0, scatters, weight })
  }
  return states
}

/** One more reel: symbols that it shows run on, the others are paid for the reels so far. */
function step(
  state: State,
  shown: { readonly counts: readonly number[]; readonly scatters: number; readonly weight: number },
  { reel, pays }: { reel: number; pays: PayTable },
): State {
  const symbols: number[] = []
  const ways: number[] = []
  let { units } = state
  state.symbols.forEach((symbol, i) => {
    const count = shown.counts[i] ?? 0
    if (count > 0) {
      symbols.push(symbol)
      ways.push(state.ways[i]! * count)
    } else units += (pays[symbol]![reel] ?? 0) * state.ways[i]!
  })
  return { symbols, ways, units, scatters: state.scatters + shown.scatters, weight: state.weight * shown.weight }
}

function addTo(states: Map<string, State>, state: State): void {
  const key = `${state.symbols.join()}:${state.ways.join()}:${state.units}:${state.scatters}`
  const same = states.get(key)
  if (same) same.weight += state.weight
  else states.set(key, state)
}

function paysOf({ wins }: SlotDefinition, { symbolIds }: Layout): PayTable {
  const rule = wins.find(({ kind }) => kind === 'ways') as WaysRule | undefined
  return symbolIds.map((id) => rule?.pays[id])
}

/** For each reel, and for none: how often the reels from there on show so many scatters. */
function scattersFrom(classes: readonly ReelClasses[]): number[][] {
  const from: number[][] = [[1]]
  for (const reel of classes.toReversed()) {
    const sums: number[] = []
    reel.scatterWeights.forEach((weight, count) =>
      from[0]!.forEach((ways, more) => (sums[count + more] = (sums[count + more] ?? 0) + weight * ways)),
    )
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
