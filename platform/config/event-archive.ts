/** The files of events that have left the database. */
export interface EventArchive {
  /** Absolute path. Every process that works in the background or answers operators needs the same files. */
  readonly folder: string
  /** How long files are kept; 0 for none: events are gone once their week is. */
  readonly months: number
}

/** Of a site that sets none. */
export const NO_EVENT_ARCHIVE: EventArchive = { folder: '', months: 0 }
