import { COPIED_ROWS_MAX } from './copied-rows-max.ts'

/** Query limit: one more row than an export holds shows that older ones exist. */
export const rowsToRead = (): number => COPIED_ROWS_MAX + 1

/**
 * The lists of an export, each limited to its newest rows, and the names of the truncated ones, so that readers do
 * not take a part for the whole.
 */
export function copiedRows(lists: Readonly<Record<string, readonly unknown[]>>): Record<string, unknown> {
  const parts: Record<string, unknown> = {}
  const cut: Record<string, string> = {}
  for (const [name, rows] of Object.entries(lists)) {
    parts[name] = rows.slice(0, COPIED_ROWS_MAX)
    if (rows.length > COPIED_ROWS_MAX) cut[name] = `the newest ${COPIED_ROWS_MAX} alone: there are older ones`
  }
  return Object.keys(cut).length > 0 ? { ...parts, cut } : parts
}
