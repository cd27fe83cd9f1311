import type { HoldAndSpinRule, SlotDefinition } from '#engine/slot/definition.ts'
import type { CellMark } from '#engine/slot/events.ts'
import type { RoundView } from '#engine/slot/view.ts'
import { openingGrid } from './opening.ts'

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
  const isLink = isLinkView(view)
  return grid.map((column, reel) =>
    column.map((symbol, row): BoardCell => {
      const mark = marks.get(`${reel},${row}`) ?? null
      return !isLink || mark || isCoin(definition, symbol) ? { symbol, mark } : { symbol: null, mark: null }
    }),
  )
}

/** Only what locks is in view. */
export const isLinkView = ({ feature }: RoundView): boolean => feature?.id === 'hold-and-spin'

/** The symbol that a hold-and-spin is known by. */
export const coinOf = (definition: SlotDefinition): string | null => linkRuleOf(definition)?.symbol ?? null

/** Whether it locks in a hold-and-spin: the coin, or one of those that land with it. */
function isCoin(definition: SlotDefinition, symbol: string): boolean {
  const rule = linkRuleOf(definition)
  return rule !== undefined && (rule.symbol === symbol || rule.coins?.[symbol] !== undefined)
}

const linkRuleOf = ({ features }: SlotDefinition): Partial<HoldAndSpinRule> | undefined =>
  features.find((rule) => rule.kind === 'hold-and-spin')

/** No strips: symbols are drawn one by one and drop in. */
export const isStripless = ({ reels }: SlotDefinition): boolean => reels.every((strip) => strip.length === 0)

/** Reels that differ in height share a window of so many rows: more of them stand closer in it. */
const SHARED_ROWS = 5

/** How many places the window is made for. */
export const windowOf = ({ heights, rows }: SlotDefinition, board: Board): { reels: number; rows: number; most: number } => {
  const most = Math.max(1, ...board.map(({ length }) => length))
  return heights ? { reels: board.length, rows: SHARED_ROWS, most: rows } : { reels: board.length, rows: most, most }
}
