import { describe, expect, test } from 'vitest'
import { settledRound } from '#platform/testing/settled-round.ts'
import type { PromotionEvent } from '../definition.ts'
import { NO_SCORE, type RoundScore, scoreRound, type ScoreRule } from './round-score.ts'

type Counted = PromotionEvent<'round.settled' | 'round.reversed'>

const settled = (nth: number, stake: number, win: number) =>
  ({ type: 'round.settled', payload: settledRound(`rnd_${nth}`, { stake, win }) }) as Counted
const reversed = ({ payload }: Counted, told: object = {}) =>
  ({ type: 'round.reversed', payload: { ...payload, reason: 'rolled-back', isWhole: true, ...told } }) as Counted
const scored = (rule: ScoreRule, events: readonly Counted[]): RoundScore =>
  events.reduce((before, event) => scoreRound(before, event, rule).cell, NO_SCORE)

const PLAYED = [settled(1, 100, 250), settled(2, 1_000, 900), settled(3, 20, 100), settled(4, 100, 0)]
const [first, second, third] = PLAYED as [Counted, Counted, Counted]

test.each([
  ['sum', 1_250],
  ['best-win', 900],
  ['best-multiplier', 500],
] as const)('by %s four rounds score %i', (rule, score) => {
  expect(scored(rule, PLAYED)).toMatchObject({ rounds: 4, score })
})

describe('a reversed round', () => {
  test.each([
    ['sum', 350, second],
    ['best-win', 250, second],
    ['best-multiplier', 250, third],
  ] as const)('that counted leaves by %s what the runner-up scored: %i', (rule, score, gone) => {
    expect(scored(rule, [...PLAYED, reversed(gone)])).toMatchObject({ rounds: 3, score })
  })

  test.each(['best-win', 'best-multiplier'] as const)('that never counted changes nothing by %s', (rule) => {
    const before = scored(rule, PLAYED)
    expect(scored(rule, [...PLAYED, reversed(PLAYED[3]!)])).toEqual({ ...before, rounds: 3 })
  })

  test('in part stays a round, with what is left of it', () => {
    const part = { stake: 500, win: 700, isWhole: false }
    expect(scored('best-win', [second, reversed(second, part)])).toMatchObject({ rounds: 1, score: 200 })
    expect(scored('best-multiplier', [second, reversed(second, part)])).toMatchObject({ rounds: 1, score: 40 })
    expect(scored('sum', [second, reversed(second, part)])).toMatchObject({ rounds: 1, score: 200 })
  })

  test('without its round leaves no score below zero', () => {
    expect(scored('sum', [reversed(first)])).toEqual(NO_SCORE)
  })
})

test('of equal rounds the earlier ones are kept', () => {
  const equal = [settled(1, 100, 500), settled(2, 100, 500), settled(3, 100, 500)]
  expect(scored('best-win', equal).best.map(([id]) => id)).toEqual(['rnd_1', 'rnd_2'])
})

test('a round without a stake has no multiplier', () => {
  expect(scored('best-multiplier', [settled(1, 0, 500)])).toEqual({ rounds: 1, score: 0, best: [] })
})

test('the board moves by what the score has changed, and not at all if it has not', () => {
  const best = scored('best-win', [first])
  expect(scoreRound(best, second, 'best-win').scores).toEqual([{ mode: 'sum', points: 650 }])
  expect(scoreRound(best, third, 'best-win')).not.toHaveProperty('scores')
  expect(scoreRound(best, reversed(first), 'best-win').scores).toEqual([{ mode: 'sum', points: -250 }])
})
