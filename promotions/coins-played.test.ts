import { expect, test } from 'vitest'
import { settledRound } from '#platform/testing/settled-round.ts'
import { fillMeter } from './coins-played.ts'

const round = (told: Parameters<typeof settledRound>[1], type: 'round.settled' | 'round.reversed' = 'round.settled') =>
  ({
    type,
    payload: { ...settledRound('rnd_1', { mode: 'TournamentPoints', game: 'keno', ...told }), reason: 'rolled-back' },
  }) as never

test.each([
  ['adds its stake', 20, { stake: 50 }, 70],
  ['fills it at most', 20, { stake: 500 }, 100],
  ['leaves more than that as it is', 130, { stake: 50 }, 130],
])('a round %s', (_, points, told, expected) => expect(fillMeter(points, round(told), { full: 100 })).toBe(expected))

test.each([
  ['takes its stake back', 70, 50, 20],
  ['takes no more than there is', 20, 50, 0],
  ['takes from what came otherwise', 130, 50, 80],
])('a reversed round %s', (_, points, stake, expected) =>
  expect(fillMeter(points, round({ stake }, 'round.reversed'), { full: 100 })).toBe(expected),
)

test.each([
  ['with entries', { mode: 'SweepStakes' }, 'other-mode'],
  ['that was free', { isFree: true }, 'free-round'],
  ['of another game', { game: 'dice' }, 'other-game'],
] as const)('a round %s does not count', (_, told, ignored) =>
  expect(fillMeter(20, round(told), { full: 100, games: ['keno'] })).toEqual({ ignored }),
)
