import { RRuleTemporal } from 'rrule-temporal'
import type { Recurrence } from '#kernel/recurrence.ts'
import { calendarDayOf, type Instant } from '#kernel/time.ts'

export interface PlannedRun {
  readonly startsAt: Instant
  /** At the latest the start of the next run. */
  readonly endsAt: Instant
}

/** The next `n` runs that start at `from` or later; fewer if the series ends. `timeZone` is an IANA name. */
export function nextRuns(recurrence: Recurrence, timeZone: string, from: Instant, n: number): PlannedRun[] {
  const { lasts, time } = recurrence
  const runs: PlannedRun[] = []
  for (const day of daysFrom(recurrence, calendarDayOf(from, timeZone))) {
    // A time that the change of the clock skips is an hour later; the first of a repeated one counts.
    const start = day.toZonedDateTime({ timeZone, plainTime: time })
    const startsAt = start.epochMilliseconds
    const before = runs.at(-1)
    if (before) runs[runs.length - 1] = { ...before, endsAt: Math.min(before.endsAt, startsAt) }
    if (runs.length === n) break
    if (startsAt >= from) runs.push({ startsAt, endsAt: start.add({ [lasts.unit]: lasts.amount }).epochMilliseconds })
  }
  return runs
}

/** The days on which runs start, without a time zone: the rule counts days of the calendar. */
function* daysFrom(recurrence: Recurrence, first: string) {
  const rule = new RRuleTemporal({ rruleString: `DTSTART:${compact(recurrence.from)}\nRRULE:${ruleOf(recurrence)}` })
  let day = rule.next(new Date(`${first}T00:00:00Z`), true)
  while (day) {
    yield day.toPlainDate()
    day = rule.next(new Date(day.epochMilliseconds))
  }
}

/** RFC 5545. */
function ruleOf({ every, ends }: Recurrence): string {
  const parts = [`FREQ=${FREQUENCIES[every.unit]}`, `INTERVAL=${every.interval}`]
  if (every.unit === 'week') parts.push(`BYDAY=${every.weekdays.map(codeOf).join(',')}`)
  if (every.unit === 'month') parts.push(`BYMONTHDAY=${monthDays(every.day).join(',')}`, 'BYSETPOS=-1')
  if (ends.kind === 'on') parts.push(`UNTIL=${compact(ends.day)}`)
  if (ends.kind === 'after') parts.push(`COUNT=${ends.runs}`)
  return parts.join(';')
}

const FREQUENCIES = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY' } as const
const codeOf = (weekday: string): string => weekday.slice(0, 2).toUpperCase()
const compact = (day: string): string => `${day.replaceAll('-', '')}T000000Z`

/** That day, or the last one of a shorter month: the last that exists of these. */
const monthDays = (day: number): number[] => [day, ...[30, 29, 28].filter((other) => other < day)]
