import { expect, test } from 'vitest'
import { partsAfter, partsAt, takePart } from './daily-parts.ts'

const amounts = [100, 200, 300]
const parts = { day: '2026-11-21', paid: 0 } as const
const timeZone = 'America/New_York'

test.each([
  ['2026-11-21', { ignored: 'same-day' }],
  ['2026-11-20', { ignored: 'same-day' }],
  ['2026-11-22', { number: 1, amount: 100, paid: 0b001 }],
  ['2026-11-24', { number: 3, amount: 300, paid: 0b100 }],
  ['2026-11-25', { ignored: 'over' }],
] as const)('on %s, a visit is worth %j', (day, taken) => {
  expect(takePart(parts, day, amounts)).toEqual(taken)
})

test('a day’s part is taken once, and another day’s stays', () => {
  const taken = { ...parts, paid: 0b010 }
  expect(takePart(taken, '2026-11-23', amounts)).toEqual({ ignored: 'paid-before' })
  expect(takePart(taken, '2026-11-24', amounts)).toMatchObject({ number: 3, paid: 0b110 })
})

test('the thirtieth part has a bit of its own', () => {
  const long = Array.from({ length: 30 }, () => 100)
  const taken = takePart({ day: '2026-11-01', paid: 1 }, '2026-12-01', long)
  expect(taken).toMatchObject({ number: 30, paid: 2 ** 29 + 1 })
  expect(
    partsAt({ day: '2026-11-01', paid: 2 ** 29 + 1 }, long, { timeZone }, Date.parse('2026-12-01T17:00:00Z')).daysTaken,
  ).toEqual([1, 30])
})

test('the parts of the days after a run’s end are what nobody can come for', () => {
  const endingAt = (end: string | null) => partsAfter(parts, amounts, { timeZone, endsAt: end === null ? null : Date.parse(end) })
  expect(endingAt(null)).toBe(0)
  expect(endingAt('2026-11-23T05:00:00Z')).toBe(500)
  expect(endingAt('2026-11-23T05:00:01Z')).toBe(300)
  expect(endingAt('2026-11-30T05:00:00Z')).toBe(0)
})

test('players see which day it is, what they took, and when the next day begins', () => {
  const at = (time: string) => partsAt({ ...parts, paid: 0b101 }, amounts, { timeZone }, Date.parse(time))
  expect(at('2026-11-22T17:00:00Z')).toEqual({ today: 1, daysTaken: [1, 3], nextAt: Date.parse('2026-11-23T05:00:00Z') / 1_000 })
  expect(at('2026-11-24T17:00:00Z')).toMatchObject({ today: 3, nextAt: null })
  expect(at('2026-11-20T17:00:00Z')).toMatchObject({ today: 0 })
})
