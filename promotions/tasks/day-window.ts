import type { TaskCalendar } from '#kernel/tasks/task.ts'
import { addDays, type CalendarDay, calendarDayOf, endOfDay, type Instant, startOfDay, toUnixSeconds } from '#kernel/time.ts'
import type { Run } from '../definition.ts'

interface DayWindow {
  readonly date: CalendarDay
  readonly isLocked: boolean
  readonly isEnded: boolean
  readonly executionTimeData: { readonly startsAt: number; readonly finishedAt: number }
}

type Calendar = Pick<TaskCalendar, 'type'> & Pick<Run, 'startsAt' | 'endsAt' | 'timeZone'>

/** When a day is open: an advent day on its date, a season's day from its date to the end of the season. */
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
