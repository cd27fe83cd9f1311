import { useFormatter } from 'use-intl'
import type { Instant } from '#kernel/time.ts'
import { useOwnTimeZone } from './own-time-zone.ts'

/** The day of a moment in the reader's own time zone; in UTC until the page stands, as the server drew it. */
export function useDayText(): (at: Instant | string, style?: 'medium' | 'long') => string {
  const format = useFormatter()
  const zone = useOwnTimeZone()
  return (at, style = 'medium') => format.dateTime(new Date(at), { dateStyle: style, timeZone: 'UTC', ...zone })
}
