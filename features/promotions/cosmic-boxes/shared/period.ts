import { addDays, calendarDayOf, DAY_MS, HOUR_MS, type Instant, startOfDay } from '#kernel/time.ts'

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
  const [first, day] = [startsAt, at].map((instant) => calendarDayOf(instant, timeZone)) as [
    `${number}-${number}-${number}`,
    string,
  ]
  const days = periodHours / DAY_HOURS
  const passed = Math.floor(Math.round((Date.parse(day) - Date.parse(first)) / DAY_MS) / days) * days
  const startOf = (count: number) => startOfDay(addDays(first, count), timeZone)
  return { start: startOf(passed), end: startOf(passed + days) }
}
