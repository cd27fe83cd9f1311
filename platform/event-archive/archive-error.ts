/** Archived events cannot be read or added to: what asked for it fails, and changes nothing. */
export class ArchiveError extends Error {}

export const HELP = 'Restore it from a backup; see docs/operate/event-archive.md.'
