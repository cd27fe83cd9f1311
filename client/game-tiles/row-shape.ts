import { ROWS_PER_SLIDE } from '#features/play/lobby/contract.ts'

/** Columns of a wide screen: whole tiles of one width in each row. */
export const ROW_COLUMNS = 6

/** Number of whole tiles side by side on small, medium and wide screens. */
export const COLUMNS = { small: 3, middle: 4, wide: ROW_COLUMNS } as const

export const rowsPerSlide = (key: string): number =>
  key in ROWS_PER_SLIDE ? ROWS_PER_SLIDE[key as keyof typeof ROWS_PER_SLIDE] : ROWS_PER_SLIDE.default

/** Tiles of the first slide, with the column that is cut off to show that there is more. */
export const firstTiles = (key: string): number => rowsPerSlide(key) * (ROW_COLUMNS + 1)
