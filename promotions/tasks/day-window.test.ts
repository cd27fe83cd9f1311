import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, startOfDay } from '#kernel/time.ts'
import { dayWindow } from './day-window.ts'

const timeZone = 'America/New_York'
/** The clocks change on the second of these days. */
const startsAt = startOfDay('2026-10-31', timeZone)
const endsAt = startsAt + 5 * DAY_MS
const at = (type: 'advent' | 'season', index: number, now: number) => {
  const { date, isLocked, isEnded } = dayWindow({ type, startsAt, endsAt, timeZone }, index, now)
  return [date, isLocked ? 'locked' : isEnded ? 'ended' : 'open']
}

test.each([
  ['advent', 0, 0, '2026-10-31', 'open'],
  ['advent', 1, 23 * HOUR_MS, '2026-11-01', 'locked'],
  ['advent', 1, 24 * HOUR_MS, '2026-11-01', 'open'],
  ['advent', 1, 48.5 * HOUR_MS, '2026-11-01', 'open'],
  ['advent', 1, 49 * HOUR_MS, '2026-11-01', 'ended'],
  ['advent', 2, 49 * HOUR_MS, '2026-11-02', 'open'],
  ['season', 0, 4 * DAY_MS, '2026-10-31', 'open'],
  ['season', 0, 5 * DAY_MS, '2026-10-31', 'ended'],
] as const)('%s, day %i, %i ms after the start: %s is %s', (type, index, afterMs, date, state) =>
  expect(at(type, index, startsAt + afterMs)).toEqual([date, state]),
)
