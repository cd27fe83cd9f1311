import { addDays, calendarDayOf, daysBetween, HOUR_MS, type Instant, startOfDay } from '#kernel/time.ts'

const DAY_HOURS = 24

export interface Period {
  readonly start: Instant
  readonly end: Instant
}

interface PeriodRun {
  readonly startsAt: Instant
  readonly timeZone: string
  readonly config: { readonly periodHours: number }
}

/** The period of an instant, counted from the run's start: in calendar days if it has whole days, else in hours. */
export function periodOf({ startsAt, timeZone, config: { periodHours } }: PeriodRun, at: Instant): Period {
  if (periodHours % DAY_HOURS !== 0) {
    const length = periodHours * HOUR_MS
    const start = startsAt + Math.floor((at - startsAt) / length) * length
    return { start, end: start + length }
  }
  const first = calendarDayOf(startsAt, timeZone)
  const days = periodHours / DAY_HOURS
  const passed = Math.floor(daysBetween(first, calendarDayOf(at, timeZone)) / days) * days
  const startOf = (count: number) => startOfDay(addDays(first, count), timeZone)
  return { start: startOf(passed), end: startOf(passed + days) }
}
