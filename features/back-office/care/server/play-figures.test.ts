import { expect, test } from 'vitest'
import { MINUTE_MS } from '#kernel/time.ts'
import { type PlayMove, playFiguresOf } from './play-figures.ts'

const round = (minute: number, id: string, over: Partial<PlayMove> = {}): PlayMove => ({
  at: minute * MINUTE_MS,
  day: '2026-12-01',
  hour: 12,
  round: id,
  spent: 100n,
  gained: 0n,
  left: 1_000n,
  ...over,
})
const purchase = (minute: number): PlayMove => round(minute, '', { round: null, spent: 0n, gained: 5_000n, left: 6_000n })

test('no move gives no figure', () => {
  expect(playFiguresOf([])).toEqual({
    rounds: 0,
    nightRounds: 0,
    days: 0,
    longestMinutes: 0,
    raisedAfterLosses: 0,
    boughtWhenEmpty: 0,
  })
})

test('rounds count once for all their steps, by day, and at night until five', () => {
  const moves = [
    round(0, 'a', { hour: 4 }),
    round(1, 'a', { hour: 4 }),
    round(2, 'b', { hour: 5 }),
    round(3, 'c', { hour: 0, day: '2026-12-02' }),
  ]
  expect(playFiguresOf(moves)).toMatchObject({ rounds: 3, nightRounds: 2, days: 2 })
})

test('a session ends with a pause of more than half an hour', () => {
  const at = (...minutes: number[]) => playFiguresOf(minutes.map((minute) => round(minute, `r${minute}`))).longestMinutes
  expect(at(0, 30, 60)).toBe(60)
  expect(at(0, 30, 61, 90)).toBe(30)
  expect(at(5)).toBe(0)
})

test('a doubled stake counts right after three lost rounds', () => {
  const stakes = (...spins: readonly [spent: number, gained: number][]) =>
    playFiguresOf(
      spins.map(([spent, gained], index) => round(index, `r${index}`, { spent: BigInt(spent), gained: BigInt(gained) })),
    ).raisedAfterLosses
  expect(stakes([100, 0], [100, 0], [100, 0], [200, 0])).toBe(1)
  expect(stakes([100, 0], [100, 0], [200, 0])).toBe(0)
  expect(stakes([100, 0], [100, 0], [100, 0], [199, 0])).toBe(0)
  expect(stakes([100, 0], [100, 0], [100, 100], [200, 0])).toBe(0)
  // A free round between them changes nothing.
  expect(stakes([100, 0], [100, 0], [100, 0], [0, 50], [200, 0])).toBe(1)
})

test('a purchase counts within five minutes of a balance too low for another round', () => {
  const empty = round(10, 'a', { left: 99n })
  expect(playFiguresOf([empty, purchase(15)]).boughtWhenEmpty).toBe(1)
  expect(playFiguresOf([empty, purchase(16)]).boughtWhenEmpty).toBe(0)
  expect(playFiguresOf([round(10, 'a', { left: 100n }), purchase(11)]).boughtWhenEmpty).toBe(0)
  expect(playFiguresOf([purchase(11)]).boughtWhenEmpty).toBe(0)
})
