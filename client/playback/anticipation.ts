import type { SlotDefinition } from '#engine/slot/definition.ts'
import type { Grid } from '#engine/slot/events.ts'
import { stripsBehind } from './strips.ts'

/** The symbols that a feature requires, and how many may be missing for a reel to tease. */
interface Wish {
  readonly symbols: readonly string[]
  readonly count: number
  readonly missingMax: number
}

/**
 * The reels that may tease, in stopping order: few enough symbols are missing when the reel starts to turn alone, it
 * can bring one, and it and the later reels can bring all. Features that have become impossible are never teased.
 */
export function anticipatedReels(definition: SlotDefinition, grid: Grid, stops: readonly number[]): number[] {
  const teasing = new Set<number>()
  for (const wish of wishesOf(definition)) {
    const most = mostOf(definition, { grid, stops, symbols: wish.symbols })
    let seen = 0
    grid.forEach((column, reel) => {
      const missing = wish.count - seen
      const canStillCome = most.slice(reel).reduce((sum, count) => sum + count, 0) >= missing
      if (missing > 0 && missing <= wish.missingMax && (most[reel] ?? 0) > 0 && canStillCome) teasing.add(reel)
      seen += column.filter((symbol) => wish.symbols.includes(symbol)).length
    })
  }
  return [...teasing].sort((left, right) => left - right)
}

/** Scatters tease for the last one, coins of a hold-and-spin for the last two. */
function wishesOf({ features }: SlotDefinition): Wish[] {
  return features.flatMap((rule: FeatureLike) => {
    if (typeof rule.symbol !== 'string' || typeof rule.countMin !== 'number' || rule.countMin < 2) return []
    const symbols = [rule.symbol, ...Object.keys(rule.coins ?? {})]
    return [{ symbols, count: rule.countMin, missingMax: rule.kind === 'hold-and-spin' ? 2 : 1 }]
  })
}

/** The shape of every rule that waits for symbols. */
interface FeatureLike {
  readonly kind: string
  readonly symbol?: unknown
  readonly countMin?: unknown
  readonly coins?: object
}

/** The maximum of these symbols that each reel can show at once. */
function mostOf(
  definition: SlotDefinition,
  { grid, stops, symbols }: { grid: Grid; stops: readonly number[]; symbols: readonly string[] },
): number[] {
  if (stops.length === 0) return grid.map(({ length }) => length)
  const strips = stripsBehind(definition, stops, grid)
  return grid.map((column, reel) => {
    const strip = strips[reel] ?? []
    const windows = strip.map(
      (_, stop) => column.filter((__, row) => symbols.includes(strip[(stop + row) % strip.length] ?? '')).length,
    )
    return Math.max(0, ...windows)
  })
}
