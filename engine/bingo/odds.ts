import type { BingoPattern, BingoRules } from '#kernel/bingo.ts'
import { choose } from '../natural-odds/mode.ts'
import { MIDDLE, NUMBERS, WAYS } from './card.ts'

/**
 * A signed sum of events, each of which is that certain cells are covered: the coefficient by the set of cells, as bits.
 * The product of two such events covers the union of their cells, so that sums multiply like polynomials.
 */
type CoveredSum = ReadonlyMap<number, number>

const ALWAYS: CoveredSum = new Map([[0, 1]])

function add(one: CoveredSum, other: CoveredSum, factor: number): CoveredSum {
  const sum = new Map(one)
  for (const [cells, count] of other) sum.set(cells, (sum.get(cells) ?? 0) + factor * count)
  return sum
}

function times(one: CoveredSum, other: CoveredSum): CoveredSum {
  const product = new Map<number, number>()
  for (const [cells, count] of one) {
    for (const [more, factor] of other) product.set(cells | more, (product.get(cells | more) ?? 0) + count * factor)
  }
  return product
}

const bitsOf = (cells: readonly number[]): number =>
  cells.reduce((bits, cell) => (cell === MIDDLE ? bits : bits | (1 << cell)), 0)

/** One where no way of the pattern is complete: the product of what each way lacks. */
const noneOf = (pattern: BingoPattern): CoveredSum =>
  WAYS[pattern].reduce<CoveredSum>((none, cells) => add(none, times(none, new Map([[bitsOf(cells), 1]])), -1), ALWAYS)

function sizeOf(bits: number): number {
  let size = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) size++
  return size
}

/** In how many of the equally likely sets of called numbers the sum is one. */
function waysOf(sum: CoveredSum, calls: number): bigint {
  const counts = new Map<number, number>()
  for (const [bits, count] of sum) counts.set(sizeOf(bits), (counts.get(sizeOf(bits)) ?? 0) + count)
  let ways = 0n
  for (const [size, count] of counts) if (size <= calls) ways += BigInt(count) * choose(NUMBERS - size, calls - size)
  return ways
}

export interface GameOutcome {
  /** Exactly these are complete. */
  readonly patterns: readonly BingoPattern[]
  /** Of all sets of called numbers. */
  readonly ways: bigint
}

const known = new Map<string, readonly GameOutcome[]>()

/** What a game can end with, and exactly how often: the called numbers are a set of all as likely ones. */
export function outcomesOf(patterns: readonly BingoPattern[], calls: number): readonly GameOutcome[] {
  const key = `${patterns.join()} ${calls}`
  const found = known.get(key) ?? enumerated(patterns, calls)
  known.set(key, found)
  return found
}

function enumerated(patterns: readonly BingoPattern[], calls: number): readonly GameOutcome[] {
  let parts: { readonly done: ReadonlySet<BingoPattern>; readonly sum: CoveredSum }[] = [{ done: new Set(), sum: ALWAYS }]
  // The pattern of many ways comes last: its sum is long.
  for (const pattern of patterns.toSorted((one, other) => WAYS[one].length - WAYS[other].length)) {
    const none = noneOf(pattern)
    parts = parts.flatMap(({ done, sum }) => {
      const without = times(sum, none)
      return [
        { done: new Set([...done, pattern]), sum: add(sum, without, -1) },
        { done, sum: without },
      ]
    })
  }
  return parts
    .map(({ done, sum }) => ({ patterns: patterns.filter((pattern) => done.has(pattern)), ways: waysOf(sum, calls) }))
    .filter(({ ways }) => ways > 0n)
}

/** The prize table of a game. */
export const gamePrizes = ({ calls, prizes }: BingoRules) =>
  outcomesOf(
    prizes.map(({ pattern }) => pattern),
    calls,
  ).map(({ patterns, ways }) => {
    const won = prizes.filter(({ pattern }) => patterns.includes(pattern))
    const sum = (of: 'coins' | 'entries'): number => won.reduce((all, prize) => all + prize[of], 0)
    return { weight: ways, coins: sum('coins'), entries: sum('entries') }
  })

/** The chance of a pattern in a game. */
export function chanceOf(pattern: BingoPattern, calls: number): number {
  const ways = outcomesOf([pattern], calls).find(({ patterns }) => patterns.length > 0)?.ways ?? 0n
  return Number(ways) / Number(choose(NUMBERS, calls))
}
