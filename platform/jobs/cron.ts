import { assert } from '#kernel/result.ts'
import { DAY_MS, type Instant, MINUTE_MS } from '#kernel/time.ts'

/** The parsed fields of a cron expression: five, with lists, ranges and steps. */
export interface Schedule {
  readonly minutes: ReadonlySet<number>
  readonly hours: ReadonlySet<number>
  readonly days: ReadonlySet<number>
  readonly months: ReadonlySet<number>
  /** 0 is Sunday. */
  readonly weekdays: ReadonlySet<number>
  /** Standard cron: if both day of month and weekday are restricted, either matches. */
  readonly isEitherDay: boolean
}

/** Throws InvariantError for an invalid cron expression. */
export function parseSchedule(text: string): Schedule {
  const fields = text.trim().split(/\s+/)
  assert(fields.length === 5, `'${text}' is no schedule: it has five fields`)
  const [minute = '', hour = '', day = '', month = '', weekday = ''] = fields
  return {
    minutes: parseField(minute, 0, 59),
    hours: parseField(hour, 0, 23),
    days: parseField(day, 1, 31),
    months: parseField(month, 1, 12),
    weekdays: new Set([...parseField(weekday, 0, 7)].map((each) => each % 7)),
    isEitherDay: day !== '*' && weekday !== '*',
  }
}

const PART = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/

function parseField(field: string, least: number, most: number): Set<number> {
  const values = new Set<number>()
  for (const part of field.split(',')) {
    const match = PART.exec(part)
    assert(match, `'${part}' is no part of a schedule`)
    const [, from, to, step] = match
    const first = from === undefined ? least : Number(from)
    const last = to === undefined ? (from === undefined || step !== undefined ? most : first) : Number(to)
    assert(first >= least && last <= most && first <= last && step !== '0', `'${part}' is out of ${least} to ${most}`)
    for (let value = first; value <= last; value += Number(step ?? 1)) values.add(value)
  }
  return values
}

const SEARCH_DAYS_MAX = 366 * 5

/** The first matching minute after `after`, in the time zone `zone`. Throws if there is none. */
export function nextDue(schedule: Schedule, after: Instant, zone: string): Instant {
  const end = after + SEARCH_DAYS_MAX * DAY_MS
  let at = (Math.floor(after / MINUTE_MS) + 1) * MINUTE_MS
  while (at < end) {
    const local = localMinute(at, zone)
    if (!isDay(schedule, local) || !schedule.hours.has(local.hour)) at += (60 - local.minute) * MINUTE_MS
    else if (!schedule.minutes.has(local.minute)) at += MINUTE_MS
    else return at
  }
  assert(false, 'a schedule names a day that never comes')
}

interface LocalMinute {
  readonly month: number
  readonly day: number
  readonly weekday: number
  readonly hour: number
  readonly minute: number
}

function isDay({ days, months, weekdays, isEitherDay }: Schedule, { month, day, weekday }: LocalMinute): boolean {
  if (!months.has(month)) return false
  return isEitherDay ? days.has(day) || weekdays.has(weekday) : days.has(day) && weekdays.has(weekday)
}

const formats = new Map<string, Intl.DateTimeFormat>()

function localMinute(at: Instant, zone: string): LocalMinute {
  let format = formats.get(zone)
  if (!format) {
    const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const
    format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, hourCycle: 'h23', ...parts })
    formats.set(zone, format)
  }
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = format.format(at).split(/\D/).map(Number)
  return { month, day, hour, minute, weekday: new Date(Date.UTC(year, month - 1, day)).getUTCDay() }
}
