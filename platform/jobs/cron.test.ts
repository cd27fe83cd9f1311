import { describe, expect, test } from 'vitest'
import { nextDue, parseSchedule } from './cron.ts'

const NEW_YORK = 'America/New_York'
const due = (schedule: string, after: string, zone = NEW_YORK): string =>
  new Date(nextDue(parseSchedule(schedule), Date.parse(after), zone)).toISOString()

describe('nextDue', () => {
  test('midnight is that of the brand', () => {
    expect(due('0 0 * * *', '2026-11-21T17:00:00Z')).toBe('2026-11-22T05:00:00.000Z')
    expect(due('0 0 * * *', '2026-11-21T17:00:00Z', 'UTC')).toBe('2026-11-22T00:00:00.000Z')
  })

  test('the matching minute itself is excluded', () => {
    expect(due('0 0 * * *', '2026-11-22T05:00:00Z')).toBe('2026-11-23T05:00:00.000Z')
    expect(due('0 0 * * *', '2026-11-22T04:59:59.999Z')).toBe('2026-11-22T05:00:00.000Z')
  })

  test('midnight occurs once on days when the clocks change', () => {
    expect(due('0 0 * * *', '2026-03-08T06:00:00Z')).toBe('2026-03-09T04:00:00.000Z')
    expect(due('0 0 * * *', '2026-11-01T05:00:00Z')).toBe('2026-11-02T05:00:00.000Z')
  })

  test.each([
    ['*/15 * * * *', '2026-11-21T17:01:00Z', '2026-11-21T17:15:00.000Z'],
    ['5,35 9-17 * * *', '2026-11-21T22:36:00Z', '2026-11-22T14:05:00.000Z'],
    ['0 12 * * 1', '2026-11-21T17:00:00Z', '2026-11-23T17:00:00.000Z'],
    ['0 12 * * 7', '2026-11-21T17:00:00Z', '2026-11-22T17:00:00.000Z'],
    ['0 0 1 * *', '2026-11-21T17:00:00Z', '2026-12-01T05:00:00.000Z'],
    ['0 0 29 2 *', '2026-11-21T17:00:00Z', '2028-02-29T05:00:00.000Z'],
    ['0 0 13 * 5', '2026-11-21T17:00:00Z', '2026-11-27T05:00:00.000Z'],
  ])('%s after %s', (schedule, after, expected) => expect(due(schedule, after)).toBe(expected))

  test('a day that never occurs is an error, not an endless search', () => {
    expect(() => due('0 0 31 2 *', '2026-11-21T17:00:00Z')).toThrow('never comes')
  })
})

test.each(['', '* * * *', '60 * * * *', '* 24 * * *', '* * 0 * *', '5-1 * * * *', '*/0 * * * *', 'noon * * * *'])(
  "'%s' is no schedule",
  (text) => expect(() => parseSchedule(text)).toThrow(/schedule|out of/),
)
