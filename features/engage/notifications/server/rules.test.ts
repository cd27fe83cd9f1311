import { expect, test } from 'vitest'
import { remindAt } from './rules.ts'

test.each([
  ['2026-11-21T18:30:00Z', '2026-11-22T18:30:00.000Z', 'the hour of the claim'],
  ['2026-11-21T06:00:00Z', '2026-11-22T15:00:00.000Z', 'no earlier than ten in the morning'],
  ['2026-11-22T04:50:00Z', '2026-11-23T01:00:00.000Z', 'no later than eight in the evening'],
])('claimed at %s, reminded at %s: %s', (claimedAt, expected) => {
  const hours = { timeZone: 'America/New_York', remindFromHour: 10, remindUntilHour: 20 }
  expect(new Date(remindAt(Date.parse(claimedAt), '2026-11-21', hours)).toISOString()).toBe(expected)
})
