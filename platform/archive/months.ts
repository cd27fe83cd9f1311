import type { Instant } from '#kernel/time.ts'
import type { ArchiveKind } from './archive-kind.ts'

/** The first moment of a month in UTC, this many months from that of a moment. */
export function monthOf(at: Instant, months: number): Instant {
  const day = new Date(at)
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1)
}

/** How the names of a month's files begin: `round_202609`. */
export const partOf = ({ prefix }: ArchiveKind, month: Instant): string =>
  `${prefix}${new Date(month).toISOString().slice(0, 7).replace('-', '')}`
