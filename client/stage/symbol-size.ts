import { rowHeight, type StageLayout } from './layout.ts'

const SYMBOL_SHARE = 0.92

/** A symbol in a column of this many: as large as its cell allows, never stretched. */
export const symbolSize = (layout: StageLayout, count: number): number =>
  Math.min(layout.cell, Math.max(rowHeight(layout, count), layout.cell * 0.5)) * SYMBOL_SHARE
