/** Milliseconds since 1970-01-01T00:00:00Z, by the server's clock. */
export type Instant = number

/** `2026-11-21`: a day of a brand's calendar, in that brand's time zone. */
export type CalendarDay = `${number}-${number}-${number}`

/** The only source of time. Injected, so that a test can move a brand to next Monday. */
export interface Clock {
  now(): Instant
}

export const SECOND_MS = 1_000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** The day of `at` in `zone` (an IANA name). Throws RangeError for an unknown zone. */
export function calendarDayOf(at: Instant, zone: string): CalendarDay {
  if (at < WHOLE_QUARTERS_FROM) return dayFormat(zone).format(at) as CalendarDay
  const quarter = Math.floor(at / QUARTER_MS)
  const known = knownDays.get(zone) ?? new Map<number, CalendarDay>()
  const day = known.get(quarter) ?? (dayFormat(zone).format(at) as CalendarDay)
  if (known.size >= KNOWN_QUARTERS_MAX) known.clear()
  known.set(quarter, day)
  knownDays.set(zone, known)
  return day
}

/** Days begin at quarters of an hour in every zone since 1972. Most callers ask of now, or of the start of something. */
const QUARTER_MS = 15 * MINUTE_MS
const WHOLE_QUARTERS_FROM = Date.UTC(1973)
const KNOWN_QUARTERS_MAX = 200
const knownDays = new Map<string, Map<number, CalendarDay>>()

export function addDays(day: CalendarDay, count: number): CalendarDay {
  const known = knownSums.get(count) ?? new Map<CalendarDay, CalendarDay>()
  const sum = known.get(day) ?? sumOf(day, count)
  if (known.size >= KNOWN_SUMS_MAX) known.clear()
  known.set(day, sum)
  if (knownSums.size >= KNOWN_SUMS_MAX) knownSums.clear()
  knownSums.set(count, known)
  return sum
}

/** Steps ask for the same few days with every event. */
const KNOWN_SUMS_MAX = 100
const knownSums = new Map<number, Map<CalendarDay, CalendarDay>>()

function sumOf(day: CalendarDay, count: number): CalendarDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10) as CalendarDay
}

/** How many days `to` is after `from`. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** The first instant of `day` in `zone`, correct across clock changes. */
export function startOfDay(day: CalendarDay, zone: string): Instant {
  const key = `${day} ${zone}`
  const known = knownStarts.get(key)
  if (known !== undefined) return known
  if (knownStarts.size >= KNOWN_STARTS_MAX) knownStarts.clear()
  const start = searchStart(day, zone)
  knownStarts.set(key, start)
  return start
}

/** A search asks for the day of some thirty instants; most callers want the same few starts. */
const KNOWN_STARTS_MAX = 500
const knownStarts = new Map<string, Instant>()

function searchStart(day: CalendarDay, zone: string): Instant {
  let low = Date.parse(`${day}T00:00:00Z`) - 15 * HOUR_MS
  let high = low + 30 * HOUR_MS
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (calendarDayOf(middle, zone) < day) low = middle
    else high = middle
  }
  return high
}

/** The end of `day`, exclusive: the start of the next day. */
export const endOfDay = (day: CalendarDay, zone: string): Instant => startOfDay(addDays(day, 1), zone)

/** Unix seconds, the form of `finishedAt`-like fields on the wire. */
export const toUnixSeconds = (at: Instant): number => Math.floor(at / SECOND_MS)

/** `2026-11-24T18:00`: what a clock in `zone` shows at `at`, to the minute. */
export const localTimeOf = (at: Instant, zone: string): string => timeFormat(zone).format(at).replace(' ', 'T')

/**
 * When a clock in `zone` shows `local` (`2026-11-24T18:00`). A time that the change of the clock skips is an hour later;
 * of a repeated one, the first.
 */
export function instantOfLocal(local: string, zone: string): Instant {
  const wanted = Date.parse(`${local}Z`)
  const offsetAt = (at: Instant): number => Date.parse(`${localTimeOf(at, zone)}Z`) - at
  // Clocks never change twice within two days.
  const [before, after] = [wanted - offsetAt(wanted - DAY_MS), wanted - offsetAt(wanted + DAY_MS)]
  const [first = before] = [before, after].toSorted((a, b) => a - b).filter((at) => localTimeOf(at, zone) === local)
  return first
}

const timeFormats = new Map<string, Intl.DateTimeFormat>()

function timeFormat(zone: string): Intl.DateTimeFormat {
  let format = timeFormats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
    timeFormats.set(zone, format)
  }
  return format
}

const dayFormats = new Map<string, Intl.DateTimeFormat>()

function dayFormat(zone: string): Intl.DateTimeFormat {
  let format = dayFormats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })
    dayFormats.set(zone, format)
  }
  return format
}
