import { expect, test } from 'vitest'
import { mayPlayWon, refusalOf } from './rules.ts'

test('winnings are played only after the player agreed; coin winnings always', () => {
  expect(mayPlayWon('SweepStakes', false)).toBe(false)
  expect(mayPlayWon('SweepStakes', true)).toBe(true)
  expect(mayPlayWon('TournamentPoints', false)).toBe(true)
})

test.each([
  ['entries ran out but winnings would pay: the player is asked', { granted: 40n, won: 60n }, false, 'ask-to-play-winnings'],
  ['nothing would pay: asking would lead nowhere', { granted: 40n, won: 59n }, false, 'insufficient-funds'],
  ['the player agreed already', { granted: 40n, won: 59n }, true, 'insufficient-funds'],
])('%s', (_title, purse, mayPlay, expected) => {
  expect(refusalOf(purse, 100n, mayPlay)).toBe(expected)
})
