import type { HoldAndSpinRule, SlotDefinition } from '#engine/slot/definition.ts'
import type { CellMark } from '#engine/slot/events.ts'
import type { RoundView } from '#engine/slot/view.ts'
import type { GridSize } from '../stage/layout.ts'
import { openingGrid } from './opening.ts'

/** A cell of the reels: its symbol, null where a hold-and-spin has none yet, and the symbol's value. */
export interface BoardCell {
  readonly symbol: string | null
  readonly mark: CellMark | null
}

/** The cells of the reels by column; columns may differ in height. */
export type Board = readonly (readonly BoardCell[])[]

/** What a player sees of a view. Both stages end in it, whatever was skipped. */
export function boardOf(definition: SlotDefinition, view: RoundView): Board {
  const grid = view.grid ?? openingGrid(definition)
  const marks = new Map(view.marks.map((mark) => [mark.cell.join(), mark]))
  const isLink = isLinkView(view)
  return grid.map((column, reel) =>
    column.map((symbol, row): BoardCell => {
      const mark = marks.get(`${reel},${row}`) ?? null
      return !isLink || mark || isCoin(definition, symbol) ? { symbol, mark } : { symbol: null, mark: null }
    }),
  )
}

/** Only locking symbols are visible. */
export const isLinkView = ({ feature }: RoundView): boolean => feature?.id === 'hold-and-spin'

/** The main symbol of a hold-and-spin. */
export const coinOf = (definition: SlotDefinition): string | null => linkRuleOf(definition)?.symbol ?? null

/** Whether it locks in a hold-and-spin: the coin, or a symbol that lands with it. */
function isCoin(definition: SlotDefinition, symbol: string): boolean {
  const rule = linkRuleOf(definition)
  return rule !== undefined && (rule.symbol === symbol || rule.coins?.[symbol] !== undefined)
}

const linkRuleOf = ({ features }: SlotDefinition): Partial<HoldAndSpinRule> | undefined =>
  features.find((rule) => rule.kind === 'hold-and-spin')

/** No strips: symbols are drawn individually and drop in. */
export const isStripless = ({ reels }: SlotDefinition): boolean => reels.every((strip) => strip.length === 0)

/** Reels of different heights share a window of this many rows; taller reels are packed closer. */
const SHARED_ROWS = 5

/** The number of rows that the window is sized for. */
export const windowOf = ({ heights, rows, screens }: SlotDefinition, board: Board): Required<GridSize> => {
  const highest = Math.max(1, ...board.map(({ length }) => length))
  const reels = { reels: board.length, screens: screens?.count ?? 1 }
  return heights ? { ...reels, rows: SHARED_ROWS, most: rows } : { ...reels, rows: highest, most: highest }
}
