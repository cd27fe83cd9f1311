import type { PicksRule, SlotDefinition } from '../definition.ts'
import { placesOf } from '../picks-rules.ts'
import { type CountedSeries, seriesOfWins } from './free-spins.ts'

/** By units won from here on: the number of orders of all cells that may be opened. */
type Orders = ReadonlyMap<number, bigint>

/**
 * Whatever cells the player picks, the opened prizes are in a uniformly random order. Only the number of each kind
 * opened matters, so each such set is counted once; an early end stands for every continuation.
 */
export function picksSeries({ capMultiple, unitsPerPlay }: SlotDefinition, rule: PicksRule): CountedSeries {
  const capUnits = capMultiple * unitsPerPlay
  const places = placesOf(rule)
  const known = new Map<string, Orders>()

  const ordersFrom = (left: readonly number[]): Orders => {
    const key = left.join()
    const orders = known.get(key) ?? countFrom(left)
    known.set(key, orders)
    return orders
  }
  const countFrom = (left: readonly number[]): Orders => {
    const covered = left.reduce((sum, count) => sum + count, 0)
    const opens = rule.opensMax - (places - covered)
    if (opens === 0) return new Map([[0, 1n]])
    const multiplier = rule.prizes.reduce((all, { multiplier: by = 1, count }, kind) => all * by ** (count - left[kind]!), 1)
    const sums = new Map<number, bigint>()
    rule.prizes.forEach(({ units = 0, ends }, kind) => {
      if (left[kind] === 0) return
      const rest = left.map((count, at) => (at === kind ? count - 1 : count))
      const after: Orders = ends ? new Map([[0, ordersOf(covered - 1, opens - 1)]]) : ordersFrom(rest)
      for (const [more, ways] of after) {
        const won = units * multiplier + more
        sums.set(won, (sums.get(won) ?? 0n) + BigInt(left[kind]!) * ways)
      }
    })
    return sums
  }

  const orders = ordersFrom(rule.prizes.map(({ count }) => count))
  return seriesOfWins(orders, ordersOf(places, rule.opensMax), capUnits)
}

/** The number of orders in which this many can be opened. */
const ordersOf = (all: number, some: number): bigint =>
  Array.from({ length: some }, (_, at) => BigInt(all - at)).reduce((product, each) => product * each, 1n)
