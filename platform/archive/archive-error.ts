/** Archived rows cannot be read or added to: what asked for them fails, and changes nothing. */
export class ArchiveError extends Error {}
