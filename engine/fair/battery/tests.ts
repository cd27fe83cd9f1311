import { chiSquare, chiSquareChance, twoSided } from './chance.ts'

/** Values 0..n-1, as a game uses them. */
export interface Sample {
  readonly n: number
  readonly values: readonly number[]
}

/** The p-value of a sample; null if the test does not apply to this n. */
export type SampleTest = (sample: Sample) => number | null

/** Frequency: values are uniform; a wide range is split into equal parts. */
export const frequency: SampleTest = ({ n, values }) => {
  const cells = Math.min(n, CELLS_MAX)
  const counts = Array.from({ length: cells }, () => 0)
  for (const value of values) counts[Math.floor((value * cells) / n)]!++
  const from = (cell: number): number => Math.ceil((cell * n) / cells)
  return judge(
    counts,
    counts.map((_, cell) => (values.length * (from(cell + 1) - from(cell))) / n),
  )
}

/** Serial: pairs of neighbors are uniform. */
export const serial: SampleTest = ({ n, values }) => {
  if (n * n > PAIRS_MAX) return null
  const counts = Array.from({ length: n * n }, () => 0)
  const pairs = Math.floor(values.length / 2)
  for (let i = 0; i < pairs; i++) counts[values[2 * i]! * n + values[2 * i + 1]!]!++
  return judge(
    counts,
    counts.map(() => pairs / (n * n)),
  )
}

/** Correlation: a value does not predict the next one. */
export const correlation: SampleTest = ({ n, values }) => {
  const middle = (n - 1) / 2
  const variance = (n * n - 1) / 12
  let sum = 0
  for (let i = 1; i < values.length; i++) sum += (values[i]! - middle) * (values[i - 1]! - middle)
  return twoSided(sum / (variance * Math.sqrt(values.length - 1)))
}

/** Runs: the number of runs in the lower and the upper half is as expected (Wald and Wolfowitz). */
export const runs: SampleTest = ({ n, values }) => {
  const low = values.map((value) => value < n / 2)
  const lows = low.filter(Boolean).length
  const highs = low.length - lows
  const count = low.reduce((sum, isLow, i) => sum + (i > 0 && isLow !== low[i - 1] ? 1 : 0), 1)
  const mean = (2 * lows * highs) / low.length + 1
  return twoSided((count - mean) / Math.sqrt(((mean - 1) * (mean - 2)) / (low.length - 1)))
}

/** Gap: the wait until a value of the lowest third recurs. */
export const gap: SampleTest = ({ n, values }) => {
  const marked = Math.max(1, Math.floor(n / 3))
  const chance = marked / n
  const counts = Array.from({ length: GAPS_MAX + 1 }, () => 0)
  let length = 0
  for (const value of values) {
    if (value >= marked) length++
    else {
      counts[Math.min(length, GAPS_MAX)]!++
      length = 0
    }
  }
  const total = counts.reduce((sum, count) => sum + count, 0)
  const shareOf = (gapLength: number): number =>
    gapLength === GAPS_MAX ? (1 - chance) ** GAPS_MAX : chance * (1 - chance) ** gapLength
  return judge(
    counts,
    counts.map((_, gapLength) => total * shareOf(gapLength)),
  )
}

/** Coupon collector: the number of draws until every value has appeared. */
export const coupon: SampleTest = ({ n, values }) => {
  if (n > COUPONS_MAX) return null
  const longest = n * 12
  const counts = Array.from({ length: longest + 1 }, () => 0)
  let seen = new Set<number>()
  let length = 0
  for (const value of values) {
    seen.add(value)
    length++
    if (seen.size < n) continue
    counts[Math.min(length, longest)]!++
    seen = new Set()
    length = 0
  }
  const total = counts.reduce((sum, count) => sum + count, 0)
  const chances = couponChances(n, longest)
  return judge(
    counts.slice(n),
    chances.slice(n).map((chance) => total * chance),
  )
}

/** Permutation: four consecutive values appear in each order equally often; groups with ties are skipped. */
export const permutation: SampleTest = ({ n, values }) => {
  if (n < 4) return null
  const counts = Array.from({ length: 24 }, () => 0)
  for (let i = 0; i + 4 <= values.length; i += 4) {
    const row = values.slice(i, i + 4)
    if (new Set(row).size === 4) counts[orderOf(row)]!++
  }
  const total = counts.reduce((sum, count) => sum + count, 0)
  return judge(
    counts,
    counts.map(() => total / 24),
  )
}

/** Poker: the number of distinct values among five consecutive ones. */
export const poker: SampleTest = ({ n, values }) => {
  const counts = [0, 0, 0, 0, 0, 0]
  const hands = Math.floor(values.length / 5)
  for (let i = 0; i < hands; i++) counts[new Set(values.slice(5 * i, 5 * i + 5)).size]!++
  const waysOf = (distinct: number): number => STIRLING[distinct]! * fallingFactorial(n, distinct)
  return judge(
    counts.slice(1),
    [1, 2, 3, 4, 5].map((distinct) => (hands * waysOf(distinct)) / n ** 5),
  )
}

const CELLS_MAX = 2_000
const PAIRS_MAX = 10_000
const GAPS_MAX = 24
const COUPONS_MAX = 40
/** The number of ways to split five items into this many groups. */
const STIRLING = [0, 1, 15, 25, 10, 1]

function judge(seen: readonly number[], expected: readonly number[]): number {
  const { statistic, degrees } = chiSquare(seen, expected)
  return chiSquareChance(statistic, degrees)
}

const fallingFactorial = (n: number, length: number): number =>
  Array.from({ length }, (_, i) => n - i).reduce((product, factor) => product * Math.max(0, factor), 1)

/**
 * By number of draws: the chance that the last of n values appears exactly then; the final entry means then or later.
 */
function couponChances(n: number, longest: number): number[] {
  let missing = Array.from({ length: n + 1 }, (_, left): number => (left === n ? 1 : 0))
  const chances = [0]
  for (let drawn = 1; drawn <= longest; drawn++) {
    const next = missing.map((_, left) => (missing[left]! * (n - left)) / n + ((missing[left + 1] ?? 0) * (left + 1)) / n)
    chances.push(next[0]! - missing[0]!)
    missing = next
  }
  chances[longest]! += 1 - missing[0]!
  return chances
}

/** A number for each order of four, built from how many later values are smaller at each position. */
const orderOf = (row: readonly number[]): number =>
  row.reduce((order, value, i) => order * (4 - i) + row.slice(i + 1).filter((later) => later < value).length, 0)
