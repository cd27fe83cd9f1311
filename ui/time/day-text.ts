import { useFormatter } from 'use-intl'
import type { Instant } from '#kernel/time.ts'
import { useOwnTimeZone } from './own-time-zone.ts'

/** The date in the reader's time zone; in UTC until hydration, as the server rendered it. */
export function useDayText(): (at: Instant | string, style?: 'medium' | 'long') => string {
  const format = useFormatter()
  const zone = useOwnTimeZone()
  return (at, style = 'medium') => format.dateTime(new Date(at), { dateStyle: style, timeZone: 'UTC', ...zone })
}
