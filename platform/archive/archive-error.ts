/** Archived rows cannot be read or added to: what asked for them fails, and changes nothing. */
export class ArchiveError extends Error {
  /** The file, by its name in the folder, if it is one. */
  readonly file: string | undefined

  constructor(message: string, file?: string) {
    super(message)
    this.file = file
  }
}
