import { expect, test } from 'vitest'
import { winners } from '../feature.ts'
import { isWorthTelling } from './rules.ts'

const round = (stake: number, win: number, mode: 'TournamentPoints' | 'SweepStakes' = 'TournamentPoints') => ({
  mode,
  stake,
  win,
})

test.each([
  ['more than twenty times the play amount', round(10_000, 210_000), true],
  ['twenty times it', round(10_000, 200_000), true],
  ['less than twenty times it', round(10_000, 199_999), false],
  ['many times a tiny amount', round(100, 9_999), false],
  ['what the other mode does not ask for', round(50, 1_000, 'SweepStakes'), true],
  ['a large amount, twice what was played', round(500_000, 1_000_000), true],
  ['a large amount, hardly more than what was played', round(900_000, 1_000_000), false],
  ['a large round that the house paid for', round(0, 1_000_000), true],
  ['a small one', round(0, 999_999), false],
  ['nothing', round(0, 0), false],
])('%s', (_, settled, expected) => {
  expect(isWorthTelling(settled, winners.defaults)).toBe(expected)
})

test('a brand with too low a threshold still shows no win below the stake', () => {
  const none = { TournamentPoints: 0, SweepStakes: 0 }
  const low = { ...winners.defaults, multipleMin: 0, amountMin: none }
  expect(isWorthTelling(round(1_000, 1_000), low)).toBe(false)
  expect(isWorthTelling(round(1_000, 1_001), low)).toBe(true)
})
