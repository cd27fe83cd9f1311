/** Maximum rows per list in a data export. */
export const COPIED_ROWS_MAX = 50_000
