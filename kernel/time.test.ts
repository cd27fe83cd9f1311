import { describe, expect, test } from 'vitest'
import {
  addDays,
  calendarDayOf,
  type CalendarDay,
  endOfDay,
  HOUR_MS,
  instantOfLocal,
  localTimeOf,
  startOfDay,
  toUnixSeconds,
} from './time.ts'

const NEW_YORK = 'America/New_York'

test("a day starts and ends in the brand's time zone", () => {
  const lastMoment = Date.parse('2026-11-22T04:59:59.999Z')
  expect(calendarDayOf(lastMoment, NEW_YORK)).toBe('2026-11-21')
  expect(calendarDayOf(lastMoment + 1, NEW_YORK)).toBe('2026-11-22')
  expect(endOfDay('2026-11-21', NEW_YORK)).toBe(lastMoment + 1)
})

describe('the length of a day in hours', () => {
  const days: [CalendarDay, string, number][] = [
    ['2026-11-21', NEW_YORK, 24],
    ['2026-11-01', NEW_YORK, 25],
    ['2026-03-08', NEW_YORK, 23],
    ['2026-06-01', 'Pacific/Kiritimati', 24],
    ['2026-06-01', 'Pacific/Pago_Pago', 24],
    // Midnight itself does not exist: the clocks jump from 0:00 to 1:00.
    ['2026-09-06', 'America/Santiago', 23],
  ]
  test.each(days)('%s in %s: %d', (day, zone, hours) => {
    const start = startOfDay(day, zone)
    expect((endOfDay(day, zone) - start) / HOUR_MS).toBe(hours)
    expect(calendarDayOf(start, zone)).toBe(day)
    expect(calendarDayOf(start - 1, zone)).toBe(addDays(day, -1))
  })
})

test('day arithmetic crosses the ends of months and years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
})

test('the wire has whole seconds', () => {
  expect(toUnixSeconds(1_999)).toBe(1)
})

test.each([
  ['2026-11-24T18:00', NEW_YORK, '2026-11-24T23:00:00Z'],
  ['2026-07-01T00:00', NEW_YORK, '2026-07-01T04:00:00Z'],
  // Shown twice: the first time counts.
  ['2026-11-01T01:30', NEW_YORK, '2026-11-01T05:30:00Z'],
  ['2026-06-01T00:15', 'Asia/Kolkata', '2026-05-31T18:45:00Z'],
])('the clock shows %s in %s at %s', (local, zone, at) => {
  expect(instantOfLocal(local, zone)).toBe(Date.parse(at))
  expect(localTimeOf(Date.parse(at), zone)).toBe(local)
})

test('a time that the change of the clock skips is an hour later', () => {
  expect(localTimeOf(instantOfLocal('2026-03-08T02:30', NEW_YORK), NEW_YORK)).toBe('2026-03-08T03:30')
})
