import { ASSET_SCALES } from '#kernel/money.ts'

/** RFC 4180, with a header row. */
export const toCsv = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  [columns, ...rows].map((row) => row.map(quote).join(',')).join('\r\n') + '\r\n'

/** An amount in whole units with decimals; every player asset has the same number of them. */
export const toDecimal = (minor: number): string => (minor / 10 ** ASSET_SCALES.coins).toFixed(ASSET_SCALES.coins)

/** Prefixes a field that a spreadsheet would run as a formula with an apostrophe; plain numbers are safe. */
function quote(field: string): string {
  const safe = /^[=+\-@\t\r]/.test(field) && !/^-\d+(\.\d+)?$/.test(field) ? `'${field}` : field
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
