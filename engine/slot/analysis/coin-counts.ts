import type { HoldAndSpinRule, SlotDefinition } from '../definition.ts'

/** The final number of coins of a hold-and-spin: of `total` ways, `ways[N]` end with N. */
export interface CoinCounts {
  readonly total: bigint
  readonly ways: readonly bigint[]
}

/**
 * A Markov chain over the number of held coins. With f coins and all respins left, one of the next respins adds k
 * more, or none does and the feature ends. Ways are scaled to a common total for every initial count.
 */
export function countCoins(definition: SlotDefinition, rule: HoldAndSpinRule, start: number): CoinCounts {
  const { cells } = cellCounts(definition, rule)
  const weight = coinWeight(rule)
  const totals = Array.from({ length: cells }, (_, held) => BigInt(weight + rule.empty) ** respinCells(definition, rule, held))
  const product = (from: number, to: number): bigint => totals.slice(from, to).reduce((all, each) => all * each, 1n)
  // reached[f]: of product(countMin, f) ways, those that hold exactly f at some point.
  const reached = Array.from({ length: cells + 1 }, () => 0n)
  const ways = [...reached]
  reached[start] = product(rule.countMin, start)
  for (let held = start; held < cells; held++) {
    const here = reached[held]!
    if (here === 0n) continue
    const free = openCells(definition, rule, held) - held
    for (let landed = 1; landed <= free; landed++) {
      reached[held + landed]! += here * waysToLand(rule, free, landed) * product(held + 1, held + landed)
    }
    ways[held] = here * BigInt(rule.empty) ** BigInt(rule.respins * free) * product(held + 1, cells)
  }
  ways[cells] = reached[cells]!
  return { total: product(rule.countMin, cells), ways }
}

/** The total coin weight of a rule. */
const coinWeight = ({ coins }: HoldAndSpinRule): number =>
  Object.values(coins).reduce<number>((sum, weight) => sum + (weight ?? 0), 0)

/** The cell counts at the start and with all rows open. */
export const cellCounts = ({ reels, rows }: SlotDefinition, { rowsAt = [] }: HoldAndSpinRule) => ({
  first: reels.length * rows,
  cells: reels.length * (rows + rowsAt.length),
})

/** The open cells at this number of coins. */
const openCells = ({ reels, rows }: SlotDefinition, { rowsAt = [] }: HoldAndSpinRule, held: number): number =>
  reels.length * (rows + rowsAt.filter((count) => held >= count).length)

const respinCells = (definition: SlotDefinition, rule: HoldAndSpinRule, held: number): bigint =>
  BigInt(rule.respins * (openCells(definition, rule, held) - held))

/** Of all ways over all respins, those in which the first respin that lands anything fills this many free cells. */
function waysToLand(rule: HoldAndSpinRule, free: number, landed: number): bigint {
  const [coin, empty] = [BigInt(coinWeight(rule)), BigInt(rule.empty)]
  const once = choose(free, landed) * coin ** BigInt(landed) * empty ** BigInt(free - landed)
  let after = 0n
  for (let before = 0; before < rule.respins; before++) {
    after += empty ** BigInt(before * free) * (coin + empty) ** BigInt((rule.respins - 1 - before) * free)
  }
  return once * after
}

/** The number of ways to choose some of these. */
export function choose(all: number, some: number): bigint {
  let ways = 1n
  for (let i = 1; i <= some; i++) ways = (ways * BigInt(all - some + i)) / BigInt(i)
  return ways
}
