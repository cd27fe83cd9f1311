import type { SlotDefinition } from '#engine/slot/definition.ts'
import type { CellMark, Grid } from '#engine/slot/events.ts'
import type { RoundView } from '#engine/slot/view.ts'

/** A place on the reels: its symbol, null where a hold-and-spin has nothing yet, and what the symbol carries. */
export interface BoardCell {
  readonly symbol: string | null
  readonly mark: CellMark | null
}

/** What stands on the reels, column by column; columns may differ in height. */
export type Board = readonly (readonly BoardCell[])[]

/** What a player sees of a view. Both stages rest on it, whatever was skipped before. */
export function boardOf(definition: SlotDefinition, view: RoundView): Board {
  const grid = view.grid ?? openingGrid(definition)
  const marks = new Map(view.marks.map((mark) => [mark.cell.join(), mark]))
  const coin = coinOf(definition)
  const isLink = isLinkView(view)
  return grid.map((column, reel) =>
    column.map((symbol, row): BoardCell => {
      const mark = marks.get(`${reel},${row}`) ?? null
      const isValue = mark?.amount !== undefined || mark?.jackpot !== undefined
      if (!isLink) return { symbol, mark }
      return isValue || symbol === coin ? { symbol: coin ?? symbol, mark } : { symbol: null, mark: null }
    }),
  )
}

/** Only what locks is in view. */
export const isLinkView = ({ feature }: RoundView): boolean => feature?.id === 'hold-and-spin'

/** The symbol that locks in a hold-and-spin. */
export function coinOf({ features }: SlotDefinition): string | null {
  const rule = features.find(({ kind }: { kind: string }) => kind === 'hold-and-spin') as { symbol?: string } | undefined
  return rule?.symbol ?? null
}

/** No strips: symbols are drawn one by one and drop in. */
export const isStripless = ({ reels }: SlotDefinition): boolean => reels.every((strip) => strip.length === 0)

/** What stands there before the first round: the strips at their first stops, or each symbol in turn. */
export function openingGrid({ reels, rows, symbols }: SlotDefinition): Grid {
  return reels.map((strip, reel) =>
    Array.from(
      { length: rows },
      (_, row) => strip[row % strip.length] ?? symbols[(reel * 3 + row * 2) % symbols.length]?.id ?? '',
    ),
  )
}
