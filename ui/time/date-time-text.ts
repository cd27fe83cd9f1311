import { useFormatter } from 'use-intl'
import type { Instant } from '#kernel/time.ts'
import { useOwnTimeZone } from './own-time-zone.ts'

const PARTS = { day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const
const SECOND_PARTS = { ...PARTS, month: 'short', second: '2-digit' } as const

/** How the month is written; `second`: short, and to the second, where several moments share a minute. */
export type MomentStyle = 'long' | 'short' | 'second'

/** A moment to the minute in the reader's own time zone, which it names; in UTC until the page stands, as the server drew it. */
export function useMomentText(): (at: Instant | string, style?: MomentStyle) => string {
  const format = useFormatter()
  const zone = useOwnTimeZone()
  return (at, style = 'long') => {
    const parts = style === 'second' ? SECOND_PARTS : { ...PARTS, month: style }
    return format.dateTime(new Date(at), { ...parts, timeZone: 'UTC', ...zone })
  }
}
