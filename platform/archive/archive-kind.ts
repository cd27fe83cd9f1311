/** One kind of rows that leave the database for files: where its files are recorded, and what they are called. */
export interface ArchiveKind {
  /** As its errors name them: `archived events`. */
  readonly rows: string
  /** What leaves at once. */
  readonly period: 'week' | 'month'
  /** The table of its files: file, since, until, rows, bytes, sha256, archived_at, and deleted_at where files grow too old. */
  readonly record: string
  readonly forgets: boolean
  /** How its file names begin. */
  readonly prefix: string
  /** Held by the one process that works on it. */
  readonly lock: number
  /** The page that says what to do about a file. */
  readonly help: string
}
