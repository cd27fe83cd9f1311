/** The files of settled rounds that have left the database. */
export interface RoundArchive {
  /** Absolute path. Every process needs the same files. */
  readonly folder: string
  /** How many whole months of rounds stay in the database; null for all. */
  readonly afterMonths: number | null
}

/** Of a site that sets none. */
export const NO_ROUND_ARCHIVE: RoundArchive = { folder: '', afterMonths: null }
