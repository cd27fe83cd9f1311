import { addDays, type CalendarDay, calendarDayOf, endOfDay, type Instant, startOfDay, toUnixSeconds } from '#kernel/time.ts'

interface Calendar {
  readonly type: 'season' | 'advent'
  readonly startsAt: Instant
  readonly endsAt: Instant | null
  readonly timeZone: string
}

export interface DayWindow {
  readonly date: CalendarDay
  readonly isLocked: boolean
  readonly isEnded: boolean
  readonly executionTimeData: { readonly startsAt: number; readonly finishedAt: number }
}

/** When a day of the calendar is open: an advent day on its date, a season's day from its date to the end of all. */
export function dayWindow({ type, startsAt, endsAt, timeZone }: Calendar, index: number, now: Instant): DayWindow {
  const date = addDays(calendarDayOf(startsAt, timeZone), index)
  const from = startOfDay(date, timeZone)
  const own = endOfDay(date, timeZone)
  const until = type === 'advent' ? own : Math.max(own, endsAt ?? own)
  return {
    date,
    isLocked: now < from,
    isEnded: now >= until,
    executionTimeData: { startsAt: toUnixSeconds(from), finishedAt: toUnixSeconds(until) },
  }
}
