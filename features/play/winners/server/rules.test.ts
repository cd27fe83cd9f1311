import { expect, test } from 'vitest'
import { winners } from '../feature.ts'
import { isWorthTelling } from './rules.ts'

const round = (stake: number, win: number, mode: 'TournamentPoints' | 'SweepStakes' = 'TournamentPoints') => ({
  mode,
  stake,
  win,
})

test.each([
  ['many times the play amount', round(10_000, 60_000), true],
  ['five times it', round(10_000, 50_000), true],
  ['less than five times it', round(10_000, 49_999), false],
  ['many times a tiny amount', round(100, 9_999), false],
  ['what the other mode does not ask for', round(200, 1_000, 'SweepStakes'), true],
  ['a round that the house paid for', round(0, 10_000), true],
  ['nothing', round(0, 0), false],
])('%s', (_, settled, expected) => {
  expect(isWorthTelling(settled, winners.defaults)).toBe(expected)
})

test('a brand with too low a threshold still shows no win below the stake', () => {
  const low = { multipleMin: 0, amountMin: { TournamentPoints: 0, SweepStakes: 0 } }
  expect(isWorthTelling(round(1_000, 1_000), low)).toBe(false)
  expect(isWorthTelling(round(1_000, 1_001), low)).toBe(true)
})
