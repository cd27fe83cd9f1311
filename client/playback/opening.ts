import type { SlotDefinition } from '#engine/slot/definition.ts'
import type { Grid } from '#engine/slot/events.ts'
import { oncePer } from '#kernel/memo.ts'

/**
 * The strip positions before the first round: many different symbols and nothing that looks like a win. No symbol is
 * on all of the first three reels, so neither a line nor a way wins.
 */
export const openingStops = oncePer((definition: SlotDefinition): readonly number[] => chooseStops(definition))

/** The strips at their first stops, or each symbol in turn in cascading games. */
export function openingGrid(definition: SlotDefinition): Grid {
  const { reels, rows, symbols, addsReels } = definition
  const stops = openingStops(definition)
  return reels
    .slice(0, addsReels?.first)
    .map((strip, reel) =>
      strip.length > 0
        ? windowAt(strip, stops[reel] ?? 0, rows)
        : Array.from({ length: rows }, (_, row) => symbols[(reel * 3 + row * 2) % symbols.length]?.id ?? ''),
    )
}

function chooseStops({ reels, rows, symbols }: SlotDefinition): number[] {
  const wilds = new Set(symbols.filter(({ role }) => role === 'wild').map(({ id }) => id))
  const shown: string[][] = []
  return reels.map((strip, reel) => {
    const cost = (stop: number): number => {
      const column = windowAt(strip, stop, rows)
      const before = shown[reel - 1] ?? []
      const repeats = rows - new Set(column).size
      const beside = column.filter((symbol, row) => symbol === before[row]).length
      const goesOn = column.filter((symbol) => shown.every((other) => other.includes(symbol))).length
      const wild = column.filter((symbol) => wilds.has(symbol)).length
      return 3 * repeats + 2 * beside + (GOES_ON[reel] ?? 0) * goesOn + (reel < GOES_ON.length ? 8 * wild : 0)
    }
    const stop = cheapest(strip.length, cost, FIRST_STOP_GAP * (reel + 1))
    shown.push(windowAt(strip, stop, rows))
    return stop
  })
}

/** By reel, the cost of a symbol that has been on every reel so far. */
const GOES_ON = [0, 4, 24]

/** Reels start their search at different positions, so that identical strips do not look alike. */
const FIRST_STOP_GAP = 7

function cheapest(count: number, cost: (stop: number) => number, from: number): number {
  let best = 0
  let least = Infinity
  for (let nth = 0; nth < count; nth++) {
    const stop = (from + nth) % count
    const here = cost(stop)
    if (here >= least) continue
    best = stop
    least = here
  }
  return best
}

const windowAt = (strip: readonly string[], stop: number, rows: number): string[] =>
  Array.from({ length: strip.length > 0 ? rows : 0 }, (_, row) => strip[(stop + row) % strip.length]!)
