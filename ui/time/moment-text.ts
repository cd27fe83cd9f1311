import { useFormatter } from 'use-intl'
import type { Instant } from '#kernel/time.ts'
import { useOwnTimeZone } from './own-time-zone.ts'

const PARTS = { day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const

/** A moment to the minute in the reader's own time zone, which it names; in UTC until the page stands, as the server drew it. */
export function useMomentText(): (at: Instant, month?: 'long' | 'short') => string {
  const format = useFormatter()
  const zone = useOwnTimeZone()
  return (at, month = 'long') => format.dateTime(new Date(at), { ...PARTS, month, timeZone: 'UTC', ...zone })
}
