import type { Pays } from '../definition.ts'

/** What the highest count that is reached pays. */
export function paidFor(pays: Pays, count: number): number {
  const reached = Object.keys(pays)
    .map(Number)
    .filter((least) => least <= count)
  return reached.length === 0 ? 0 : (pays[Math.max(...reached)] ?? 0)
}

/** The same, ready to be asked often: by symbol and count, up to all places. */
export const payLists = (
  symbolIds: readonly string[],
  pays: Readonly<Partial<Record<string, Pays>>>,
  places: number,
): number[][] => symbolIds.map((id) => Array.from({ length: places + 1 }, (_, count) => paidFor(pays[id] ?? {}, count)))
