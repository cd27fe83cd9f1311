import type { SlotDefinition } from '#engine/slot/definition.ts'
import type { Grid } from '#engine/slot/events.ts'
import { stripsBehind } from './strips.ts'

/** How many symbols a feature wants, and how many may be missing for a reel to be worth waiting for. */
interface Wish {
  readonly symbol: string
  readonly count: number
  readonly missingMax: number
}

/**
 * The reels that may tease, in stopping order: few enough symbols are missing when such a reel starts to turn alone, it
 * can bring one, and it and the reels after it can bring all. A feature that cannot come any more is never teased.
 */
export function anticipatedReels(definition: SlotDefinition, grid: Grid, stops: readonly number[]): number[] {
  const teasing = new Set<number>()
  for (const wish of wishesOf(definition)) {
    const most = mostOf(definition, { grid, stops, symbol: wish.symbol })
    let seen = 0
    grid.forEach((column, reel) => {
      const missing = wish.count - seen
      const canStillCome = most.slice(reel).reduce((sum, count) => sum + count, 0) >= missing
      if (missing > 0 && missing <= wish.missingMax && (most[reel] ?? 0) > 0 && canStillCome) teasing.add(reel)
      seen += column.filter((symbol) => symbol === wish.symbol).length
    })
  }
  return [...teasing].sort((left, right) => left - right)
}

/** Scatters tease for the last one, coins of a hold-and-spin for the last two. */
function wishesOf({ features }: SlotDefinition): Wish[] {
  return features.flatMap((rule: { kind: string; symbol?: unknown; countMin?: unknown }) =>
    typeof rule.symbol === 'string' && typeof rule.countMin === 'number' && rule.countMin > 1
      ? [{ symbol: rule.symbol, count: rule.countMin, missingMax: rule.kind === 'hold-and-spin' ? 2 : 1 }]
      : [],
  )
}

/** How many of a symbol each reel can show at once, at most. */
function mostOf(
  definition: SlotDefinition,
  { grid, stops, symbol }: { grid: Grid; stops: readonly number[]; symbol: string },
): number[] {
  if (stops.length === 0) return grid.map(({ length }) => length)
  const strips = stripsBehind(definition, stops, grid)
  return grid.map((column, reel) => {
    const strip = strips[reel] ?? []
    const windows = strip.map((_, stop) => column.filter((__, row) => strip[(stop + row) % strip.length] === symbol).length)
    return Math.max(0, ...windows)
  })
}
