/** Of each list in the copy of somebody's data. */
export const COPIED_ROWS_MAX = 50_000
