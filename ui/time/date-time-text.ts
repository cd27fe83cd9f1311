import { useFormatter } from 'use-intl'
import type { Instant } from '#kernel/time.ts'
import { useOwnTimeZone } from './own-time-zone.ts'

const PARTS = { day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const
const SECOND_PARTS = { ...PARTS, month: 'short', second: '2-digit' } as const

/** The month's format; `second`: short and to the second, for several times within a minute. */
export type DateTimeStyle = 'long' | 'short' | 'second'

/**
 * A time to the minute in the reader's time zone, which it names; in UTC until hydration, as the server rendered it.
 */
export function useDateTimeText(): (at: Instant | string, style?: DateTimeStyle) => string {
  const format = useFormatter()
  const zone = useOwnTimeZone()
  return (at, style = 'long') => {
    const parts = style === 'second' ? SECOND_PARTS : { ...PARTS, month: style }
    return format.dateTime(new Date(at), { ...parts, timeZone: 'UTC', ...zone })
  }
}
