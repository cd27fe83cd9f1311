import type { LinesRule } from '../definition.ts'
import type { Layout } from '../layout.ts'
import { wildMultiplier } from '../mechanics/lines.ts'

/** The line pays for the masks of some symbols, with cell multipliers `times`. */
export type BoostedPays = (masks: readonly number[], times: ArrayLike<number>) => number

/** Line by line, for the few windows with multiplying wilds; undefined where none multiply. */
export function boostedPays(
  { rows, reelCount, symbolIds }: Layout,
  rules: readonly LinesRule[],
  symbols: readonly number[],
): BoostedPays | undefined {
  if (rules.every(({ wildMultipliers }) => wildMultipliers === undefined)) return undefined
  const lines = rules.flatMap(({ lines, direction, pays, wildMultipliers: how }) =>
    lines.flatMap((line) => {
      const cells = line.map((row, reel) => reel * rows + row)
      const paid = symbols.map((symbol) => pays[symbolIds[symbol]!] ?? {})
      const read = { cells, paid, how, runMax: reelCount }
      // A full line was already paid from the left.
      return direction === 'both' ? [read, { ...read, cells: cells.toReversed(), runMax: reelCount - 1 }] : [read]
    }),
  )
  return (masks, times) => {
    let units = 0
    for (const { cells, paid, how, runMax } of lines) {
      for (let i = 0; i < masks.length; i++) {
        let run = 0
        while (run < cells.length && (masks[i]! >> cells[run]!) & 1) run++
        const pay = run > runMax ? 0 : (paid[i]![run] ?? 0)
        if (pay > 0)
          units +=
            pay *
            wildMultiplier(
              how,
              cells.slice(0, run).map((cell) => times[cell]!),
            )
      }
    }
    return units
  }
}
