import type { Pays } from '../definition.ts'

/** The pay of the highest count reached. */
export function paidFor(pays: Pays, count: number): number {
  const reached = Object.keys(pays)
    .map(Number)
    .filter((least) => least <= count)
  return reached.length === 0 ? 0 : (pays[Math.max(...reached)] ?? 0)
}

/** The same as a lookup table: by symbol and count, up to all cells. */
export const payLists = (
  symbolIds: readonly string[],
  pays: Readonly<Partial<Record<string, Pays>>>,
  places: number,
): number[][] => symbolIds.map((id) => Array.from({ length: places + 1 }, (_, count) => paidFor(pays[id] ?? {}, count)))
