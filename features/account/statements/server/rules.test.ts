import { describe, expect, test } from 'vitest'
import type { Instant } from '#kernel/time.ts'
import { subjectOf } from '../shared/subjects.ts'
import { gamesOf, modesOf, readMark, spanOf, toMark } from './rules.ts'

const now = Date.parse('2026-11-21T17:00:00Z') as Instant
const iso = (at: Instant | undefined) => at && new Date(at).toISOString()

describe('the requested span', () => {
  test('three months reach back ninety days from now, and everything has no start', () => {
    expect(iso(spanOf({ period: '90d' }, now).from)).toBe('2026-08-23T17:00:00.000Z')
    expect(spanOf({ period: 'all' }, now)).toEqual({})
  })

  test('given days replace the period, and the last one is included', () => {
    const { from, to } = spanOf({ period: '7d', from: '2026-01-01', to: '2026-01-31' }, now)
    expect([iso(from), iso(to)]).toEqual(['2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'])
    expect(spanOf({ period: '7d', to: '2026-01-31' }, now).from).toBeUndefined()
  })

  test('exact moments are used as given', () => {
    const { from, to } = spanOf({ period: '7d', from: '2026-01-01T05:00:00.000Z', to: '2026-02-01T05:00:00.000Z' }, now)
    expect([iso(from), iso(to)]).toEqual(['2026-01-01T05:00:00.000Z', '2026-02-01T05:00:00.000Z'])
  })
})

describe('a page cursor', () => {
  test('is decoded as it was encoded', () => {
    const mark = { no: 9_007_199_254_740_993n, asset: 'winnings' } as const
    expect(readMark(toMark(mark))).toEqual(mark)
  })
  test.each(['', '12', '12.usd', 'x.coins', '1234567890123456789.coins'])('%j is not a cursor', (text) => {
    expect(readMark(text)).toBeUndefined()
  })
})

test('an unlisted kind counts as a gift', () => {
  expect(['round', 'reversal', 'daily-login', 'something-new'].map(subjectOf)).toEqual([
    'play',
    'corrections',
    'prizes',
    'prizes',
  ])
})

test('both balances of a mode are one game, and a round counts once', () => {
  const sums = [
    { asset: 'coins', kind: 'round', game: 'a', gained: 0n, spent: 300n, rounds: 3n },
    { asset: 'tourPoints', kind: 'round', game: 'a', gained: 120n, spent: 0n, rounds: 0n },
    { asset: 'winnings', kind: 'round', game: 'a', gained: 50n, spent: 10n, rounds: 1n },
    { asset: 'coins', kind: 'daily-login', game: null, gained: 999n, spent: 0n, rounds: 0n },
  ] as const
  const games = gamesOf(sums)
  expect(games).toEqual([
    { mode: 'TournamentPoints', game: 'a', rounds: 3, played: 300n, won: 120n },
    { mode: 'SweepStakes', game: 'a', rounds: 1, played: 10n, won: 50n },
  ])
  expect(modesOf(games)).toEqual([
    { mode: 'TournamentPoints', rounds: 3, played: 300n, won: 120n },
    { mode: 'SweepStakes', rounds: 1, played: 10n, won: 50n },
  ])
})
