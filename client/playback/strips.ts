import type { SlotDefinition } from '#engine/slot/definition.ts'
import type { Grid } from '#engine/slot/events.ts'
import { oncePer } from '#kernel/memo.ts'

export type Strips = readonly (readonly string[])[]

/** Every set of strips of a game: the base strips first, then those of its features. */
const stripSetsOf = oncePer(({ reels, features }: SlotDefinition): readonly Strips[] => [
  ...new Set([reels, ...setsWithin(features)]),
])

function setsWithin(value: unknown): Strips[] {
  if (typeof value !== 'object' || value === null) return []
  if (isStrips(value)) return [value]
  return Object.values(value).flatMap(setsWithin)
}

const isStrips = (value: object): value is Strips =>
  Array.isArray(value) &&
  value.length > 1 &&
  value.every((strip) => Array.isArray(strip) && strip.length > 7 && strip.every((symbol) => typeof symbol === 'string'))

/** The strips behind a grid: the set that matches most of it at these stops. */
export function stripsBehind(definition: SlotDefinition, stops: readonly number[], grid: Grid): Strips {
  let best = definition.reels as Strips
  let bestCount = -1
  for (const strips of stripSetsOf(definition)) {
    if (strips.length !== grid.length) continue
    const count = grid.flatMap((column, reel) => column.filter((symbol, row) => symbolAt(strips, stops, [reel, row]) === symbol))
    if (count.length <= bestCount) continue
    best = strips
    bestCount = count.length
  }
  return best
}

/** The strip's symbol in a cell; undefined without a strip. */
export function symbolAt(strips: Strips, stops: readonly number[], [reel, row]: readonly [number, number]): string | undefined {
  const strip = strips[reel] ?? []
  return strip[((stops[reel] ?? 0) + row) % strip.length]
}
