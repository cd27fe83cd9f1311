import { expect, test } from 'vitest'
import { HOUR_MS } from '#kernel/time.ts'
import { periodOf } from './period.ts'

const of = (periodHours: number, at: string, startsAt = '2026-10-30T16:00:00Z') => {
  const { start, end } = periodOf(
    { startsAt: Date.parse(startsAt), timeZone: 'America/New_York', config: { periodHours } },
    Date.parse(at),
  )
  return [new Date(start).toISOString(), new Date(end).toISOString()]
}

test('a period of a day is a calendar day of the brand, also when the clocks change', () => {
  expect(of(24, '2026-10-30T16:00:00Z')).toEqual(['2026-10-30T04:00:00.000Z', '2026-10-31T04:00:00.000Z'])
  expect(of(24, '2026-11-01T12:00:00Z')).toEqual(['2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'])
  expect(of(24, '2026-11-02T04:59:59Z')[0]).toBe('2026-11-01T04:00:00.000Z')
})

test('a period of some days starts with the run’s first day', () => {
  expect(of(48, '2026-11-02T12:00:00Z')).toEqual(['2026-11-01T04:00:00.000Z', '2026-11-03T05:00:00.000Z'])
})

test('a period of hours is counted from the start', () => {
  const [start, end] = of(6, '2026-10-31T03:59:00Z')
  expect(start).toBe('2026-10-30T22:00:00.000Z')
  expect(Date.parse(end!) - Date.parse(start!)).toBe(6 * HOUR_MS)
})
