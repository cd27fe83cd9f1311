import { oncePer } from '#kernel/memo.ts'
import { assert } from '#kernel/result.ts'
import { fraction, toExact } from '../../math-report/fraction.ts'
import { type BookMode, entriesOf, WEIGHTS_SUM } from '../book/book.ts'
import { bookOf } from '../book/books.ts'
import { SeededStream } from '../book/generator.ts'
import type { FreeSpinsRule, SlotDefinition } from '../definition.ts'
import { modesOf, priceOf, type SlotMode } from '../modes.ts'
import { playFrom } from '../play.ts'
import type { SlotRoundEvent } from '../view.ts'
import { cascadeRatesOf, type Counted, type CountingMethod } from './counted.ts'
import { DrawnSymbols } from './drawn-symbols.ts'
import { payoutCounts } from './payout-counts.ts'

/** Plays every round of a book, for each way to play the game. */
export const bookMethod: CountingMethod = {
  holds: ({ book }) => book !== undefined,
  count: (definition) => {
    const { modes } = bookOf(definition.book!)
    assert(modes.length === modesOf(definition).length, `the book of ${definition.id} has other ways to play`)
    return modesOf(definition).map((mode, at) => countMode(definition, mode, modes[at]!))
  },
}

function countMode(definition: SlotDefinition, mode: SlotMode, entries: BookMode): Counted {
  const sums = new Sums(definition)
  for (const { weight, seeds } of entries) {
    for (const seed of seeds) sums.add(BigInt(weight), playedOf(definition, mode, seed))
  }
  const total = BigInt(WEIGHTS_SUM)
  const cascadesMax = sums.waysByDepth.length - 1
  assert(cascadesMax < (definition.tumble?.stepsMax ?? 0), `${definition.id} reaches its limit of tumbles`)
  const outcomes = [...sums.ways].map(([units, ways]) => ({ units, scatters: 0, ways }))
  const counts = { total, outcomes, firstUnits: sums.baseUnits, respinWays: 0n }
  return {
    id: mode,
    price: priceOf(definition, mode),
    method: 'book',
    cycle: String(entriesOf(entries)),
    cascadesMax,
    cascadeRates: cascadeRatesOf(sums.waysByDepth, total),
    drawn: sums.drawn.odds(),
    payouts: payoutCounts(counts, definition.capMultiple * definition.unitsPerPlay),
    uncappedUnits: fraction(sums.uncappedUnits, total),
    parts: { base: fraction(sums.baseUnits, total) },
    featureRates: definition.features.length === 0 ? {} : { 'free-spins': toExact(fraction(sums.featureWays, total)) },
    // A bought round has its scatters from the start.
    ...(mode === 'base' && sums.free && { teaseRate: toExact(fraction(sums.teaseWays, total)) }),
  }
}

interface Played {
  /** Units won, with and without the cap. */
  readonly units: number
  readonly uncapped: number
  readonly events: readonly SlotRoundEvent[]
}

/** One unit is one minor unit of such a bet. */
function playedOf(definition: SlotDefinition, mode: SlotMode, seed: number): Played {
  const amount = definition.unitsPerPlay * priceOf(definition, mode)
  const bet = mode === 'buy' ? { amount, params: { mode } } : { amount }
  const { won: units, events, isCapped } = playFrom(definition, new SeededStream(seed), bet)
  const uncapped = isCapped ? playFrom(uncappedRules(definition), new SeededStream(seed), bet).won : units
  return { units, uncapped, events }
}

const uncappedRules = oncePer((definition: SlotDefinition): SlotDefinition => ({ ...definition, capMultiple: 1_000_000_000 }))

class Sums {
  readonly ways = new Map<number, bigint>()
  baseUnits = 0n
  uncappedUnits = 0n
  featureWays = 0n
  teaseWays = 0n
  readonly waysByDepth: bigint[] = []
  readonly free: FreeSpinsRule | undefined
  readonly drawn: DrawnSymbols
  readonly #id: string

  constructor(definition: SlotDefinition) {
    this.#id = definition.id
    this.drawn = new DrawnSymbols(definition)
    this.free = definition.features.find((rule) => rule.kind === 'free-spins')
  }

  add(weight: bigint, { units, uncapped, events }: Played): void {
    assert(Number.isSafeInteger(uncapped), `${this.#id} wins more than a whole number holds`)
    this.ways.set(units, (this.ways.get(units) ?? 0n) + weight)
    this.uncappedUnits += BigInt(uncapped) * weight
    this.baseUnits += BigInt(beforeFeature(events)) * weight
    if (events.some(({ type }) => type === 'featureStart')) this.featureWays += weight
    else if (this.free && inViewAtEnd(events, this.free.symbol) === this.free.countMin - 1) this.teaseWays += weight
    this.drawn.add(weight, events)
    const depth = depthOf(events)
    while (this.waysByDepth.length <= depth) this.waysByDepth.push(0n)
    this.waysByDepth[depth]! += weight
  }
}

/** Units won before a feature starts. */
function beforeFeature(events: readonly SlotRoundEvent[]): number {
  const start = events.findIndex(({ type }) => type === 'featureStart')
  const before = start === -1 ? events : events.slice(0, start)
  return before.reduce((sum, event) => (event.type === 'win' ? sum + event.amount : sum), 0)
}

/** The count of a symbol on the final grid. */
function inViewAtEnd(events: readonly SlotRoundEvent[], symbol: string): number {
  const last = events.flatMap((event) => ('grid' in event ? [event.grid] : [])).at(-1) ?? []
  return last.flat().filter((shown) => shown === symbol).length
}

/** The most tumbles, or respins of what does not hold, after one grid. */
function depthOf(events: readonly SlotRoundEvent[]): number {
  let [depth, most] = [0, 0]
  for (const event of events) {
    const goesOn = event.type === 'cascade' || (event.type === 'reveal' && event.stuck !== undefined)
    if (goesOn) most = Math.max(most, ++depth)
    else if (event.type === 'reveal') depth = 0
  }
  return most
}
