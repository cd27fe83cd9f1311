/** The files of rows that have left the database by months: settled rounds, or entries of the audit log. */
export interface MonthArchive {
  /** Absolute path. Every process needs the same files. */
  readonly folder: string
  /** How many whole months stay in the database; null for all. */
  readonly afterMonths: number | null
}

/** Of a site that sets none. */
export const NO_MONTH_ARCHIVE: MonthArchive = { folder: '', afterMonths: null }
