import { expect, test } from 'vitest'
import { countRound, NO_ROUNDS, roundsOn } from './day-rounds.ts'

const round = (day: string, told: object = {}) => ({ day, payload: { isFree: false, ...told } }) as never

test('rounds of a day are counted, and the next day begins at one', () => {
  const first = countRound(NO_ROUNDS, round('2026-11-21'))
  expect(first).toEqual({ day: '2026-11-21', rounds: 1 })
  const second = countRound(first as typeof NO_ROUNDS, round('2026-11-21'))
  expect(second).toEqual({ day: '2026-11-21', rounds: 2 })
  expect(countRound(second as typeof NO_ROUNDS, round('2026-11-22'))).toEqual({ day: '2026-11-22', rounds: 1 })
})

test('free rounds do not count, nor do rounds of a day before the last', () => {
  expect(countRound(NO_ROUNDS, round('2026-11-21', { isFree: true }))).toEqual({ ignored: 'free-round' })
  expect(countRound({ day: '2026-11-22', rounds: 3 }, round('2026-11-21'))).toEqual({ ignored: 'day-is-over' })
})

test('a day without rounds has none, whatever another day has', () => {
  expect([roundsOn(NO_ROUNDS, '2026-11-21'), roundsOn({ day: '2026-11-21', rounds: 3 }, '2026-11-22')]).toEqual([0, 0])
  expect(roundsOn({ day: '2026-11-21', rounds: 3 }, '2026-11-21')).toBe(3)
})
