import { expect, test } from 'vitest'
import { afterRound, type AutoplayLimits, roundLosses, startAutoplay } from './autoplay.ts'

const NONE: AutoplayLimits = { rounds: 10, winMax: null, lossMax: null, stopsOnFreeSpins: false }
const ROUND = { win: 500, paid: 2_000, hadFreeSpins: false }

test.each([
  ['goes on', NONE, ROUND, 9],
  ['a win over the limit', { ...NONE, winMax: 499 }, ROUND, 'win'],
  ['a win of just the limit goes on', { ...NONE, winMax: 500 }, ROUND, 9],
  ['a loss over the limit', { ...NONE, lossMax: 1_499 }, ROUND, 'loss'],
  ['a loss of just the limit', { ...NONE, lossMax: 1_500 }, ROUND, 'loss'],
  ['a loss below the limit goes on', { ...NONE, lossMax: 1_501 }, ROUND, 9],
  ['a free round loses nothing', { ...NONE, lossMax: 1 }, { ...ROUND, paid: 0 }, 9],
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

test('losses of a run add up, and wins make up for them', () => {
  const limits = { ...NONE, lossMax: 4_000 }
  const play = (wins: readonly number[]) => {
    let run: ReturnType<typeof afterRound> = startAutoplay(limits)
    for (const win of wins) if (typeof run !== 'string') run = afterRound(run, { win, paid: 2_000, hadFreeSpins: false })
    return typeof run === 'string' ? run : run.lost
  }
  expect(play([0])).toBe(2_000)
  expect(play([0, 0])).toBe('loss')
  expect(play([0, 3_000, 0])).toBe(3_000)
  expect(play([3_000, 0, 0, 0])).toBe('loss')
})

test.each([
  [2_000, 1_000_000, [20_000, 50_000, 100_000]],
  [2_000, 60_000, [20_000, 50_000]],
  [10, 1_000, [100, 200, 500]],
  [955_000, 100_000_000, [10_000_000, 25_000_000, 50_000_000]],
  [2_000, 0, []],
])('at a play amount of %d and a balance of %d, autoplay offers round losses to stop at', (stake, balance, losses) => {
  expect(roundLosses(stake, balance)).toEqual(losses)
})
