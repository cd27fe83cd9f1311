import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { NO_STEPS, streakEnd, streakFields, streakOn, takeStep, takeStepBack } from './purchase-streak.ts'

const NOON = Date.parse('2026-11-21T17:00:00Z')
const HOUR = 3_600_000
const timeZone = 'America/New_York'
const rules = { steps: 3, seconds: 86_400, dailyMax: 2 as number | null }
type Cell = typeof NO_STEPS

/** The cell after these purchases, each with its hours after noon and its day. */
const after = (...purchases: [nth: number, hours: number, day: `${number}-${number}-${number}`][]): Cell =>
  purchases.reduce<Cell>((cell, [nth, hours, day]) => {
    const taken = takeStep(cell, { nth, at: NOON + hours * HOUR, day }, rules)
    return 'ignored' in taken ? cell : taken
  }, NO_STEPS)
const [TODAY, TOMORROW, LATER] = ['2026-11-21', '2026-11-22', '2026-11-23'] as const

describe('a step', () => {
  test('follows the last one within its time, and later begins a new streak', () => {
    expect(after([1, 0, TODAY], [2, 23, TOMORROW]).streak).toEqual([1, 2])
    expect(after([1, 0, TODAY], [2, 24, TOMORROW]).streak).toEqual([2])
  })

  test('after the last of a streak begins a new one', () => {
    expect(after([1, 0, TODAY], [2, 1, TODAY], [3, 20, TOMORROW], [4, 21, TOMORROW]).streak).toEqual([4])
  })

  test('beyond the steps of a day is none; without a limit it is', () => {
    const full = after([1, 0, TODAY], [2, 1, TODAY])
    const third = { nth: 3, at: NOON + 2 * HOUR, day: TODAY }
    expect(takeStep(full, third, rules)).toEqual({ ignored: 'day-limit' })
    expect(takeStep(full, third, { ...rules, dailyMax: null })).toMatchObject({ streak: [1, 2, 3], today: 3 })
    expect(z.object(streakFields(3)).safeParse(full).success).toBe(true)
  })

  test('is taken back with its purchase, once; with the last one the time ends', () => {
    const two = after([1, 0, TODAY], [2, 1, TODAY])
    const one = takeStepBack(two, 1)!
    expect(one).toEqual({ streak: [2], resetsAt: two.resetsAt })
    expect(takeStepBack({ ...two, ...one }, 1)).toBeUndefined()
    expect(takeStepBack({ ...two, ...one }, 2)).toEqual({ streak: [], resetsAt: null })
  })
})

test('a streak is due when its time ends, and not without a step', () => {
  expect(streakEnd(after([1, 0, TODAY]))).toBe(NOON + 24 * HOUR)
  expect(streakEnd(NO_STEPS)).toBeNull()
})

test('players see the steps until the time ends, and until when a full day takes no more', () => {
  const full = after([1, 0, TODAY], [2, 1, TODAY])
  const on = (at: number) => streakOn(full, at, { dailyMax: 2, timeZone })
  expect(on(NOON + 2 * HOUR)).toEqual({ steps: 2, resetsAt: NOON + 25 * HOUR, heldUntil: NOON + 12 * HOUR })
  expect(on(NOON + 12 * HOUR)).toEqual({ steps: 2, resetsAt: NOON + 25 * HOUR, heldUntil: null })
  expect(on(NOON + 25 * HOUR)).toEqual({ steps: 0, resetsAt: null, heldUntil: null })
  expect(takeStep(full, { nth: 3, at: NOON + 26 * HOUR, day: LATER }, rules)).toMatchObject({ streak: [3], today: 1 })
})
