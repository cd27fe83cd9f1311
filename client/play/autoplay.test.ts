import { expect, test } from 'vitest'
import { afterRound, type AutoplayLimits, roundMinima, startAutoplay } from './autoplay.ts'

const NONE: AutoplayLimits = { rounds: 10, winMax: null, balanceMin: null, stopsOnFreeSpins: false }
const ROUND = { win: 500, balance: 10_000, hadFreeSpins: false }

test.each([
  ['goes on', NONE, ROUND, 9],
  ['a win over the limit', { ...NONE, winMax: 499 }, ROUND, 'win'],
  ['a win of just the limit goes on', { ...NONE, winMax: 500 }, ROUND, 9],
  ['a balance below the limit', { ...NONE, balanceMin: 10_001 }, ROUND, 'balance'],
  ['a balance of just the limit goes on', { ...NONE, balanceMin: 10_000 }, ROUND, 9],
  ['free spins', { ...NONE, stopsOnFreeSpins: true }, { ...ROUND, hadFreeSpins: true }, 'free-spins'],
  ['free spins that nobody minds', NONE, { ...ROUND, hadFreeSpins: true }, 9],
] as const)('%s', (_, limits, round, expected) => {
  const after = afterRound(startAutoplay(limits), round)
  expect(typeof after === 'string' ? after : after.left).toBe(expected)
})

test('the last round ends the run', () => {
  expect(afterRound(startAutoplay({ ...NONE, rounds: 1 }), ROUND)).toBe('rounds')
})

test.each([
  [0, 1],
  [25, 25],
  [1_000, 100],
])('a run of %i rounds plays %i', (rounds, left) => {
  expect(startAutoplay({ ...NONE, rounds }).left).toBe(left)
})

test.each([
  [955_000, [470_000, 710_000, 850_000]],
  [1_234_567_800, [610_000_000, 920_000_000, 1_100_000_000]],
  [1_000, [500, 700, 900]],
  [100, []],
  [0, []],
])('of a balance of %d, autoplay offers round amounts to stop at', (balance, minima) => {
  expect(roundMinima(balance)).toEqual(minima)
})
