import { describe, expect, test } from 'vitest'
import { type CareFigures, levelOf, markersOf } from './markers.ts'
import { careRulesOn } from './thresholds.ts'

const rules = careRulesOn('2026-12-01')
const QUIET: CareFigures = {
  rounds: 60,
  nightRounds: 0,
  days: 3,
  longestMinutes: 40,
  raisedAfterLosses: 0,
  boughtWhenEmpty: 0,
  cents: 20_00,
  averageWeekCents: 20_00,
  accountDays: 200,
  age: 40,
  declines: 0,
  methods: 0,
  raises: 0,
  limitsHit: 0,
  breaksIn90Days: 0,
  returnsIn30Days: 0,
}
const markers = (over: Partial<CareFigures>) => markersOf({ ...QUIET, ...over }, rules)

test('SAFE-2 quiet play has no marker', () => {
  expect(markers({})).toEqual([])
  expect(levelOf([], rules)).toBe(0)
})

test.each([
  ['spend-up', { cents: 120_00, averageWeekCents: 30_00 }, { value: 120_00, against: 30_00, points: 2 }],
  ['spend-high', { cents: 1_500_00, averageWeekCents: 1_500_00 }, { value: 1_500_00, against: null, points: 2 }],
  ['bought-when-empty', { boughtWhenEmpty: 2 }, { value: 2, points: 1 }],
  ['raised-after-losses', { raisedAfterLosses: 15 }, { value: 15, points: 2 }],
  ['long-session', { longestMinutes: 180 }, { value: 180, points: 1 }],
  ['night-play', { rounds: 200, nightRounds: 100 }, { value: 50, points: 1 }],
  ['every-day', { days: 7 }, { value: 7, points: 1 }],
  ['rounds-a-day', { rounds: 9_000, days: 3 }, { value: 3_000, points: 2 }],
  ['raises-asked', { raises: 1 }, { value: 1, points: 1 }],
  ['limits-hit', { limitsHit: 3 }, { value: 3, points: 2 }],
  ['breaks-repeated', { breaksIn90Days: 2 }, { value: 2, points: 1 }],
  ['returned-lately', { returnsIn30Days: 1 }, { value: 1, points: 2 }],
  ['declines', { declines: 6 }, { value: 6, points: 2 }],
  ['methods-added', { methods: 2 }, { value: 2, points: 1 }],
] as const)('SAFE-2 the marker %s has its number and points', (name, over, expected) => {
  expect(markers(over)).toEqual([{ name, against: null, ...expected }])
})

describe('what is no marker', () => {
  test.each([
    ['a rise below the least spend', { cents: 49_99, averageWeekCents: 0 }],
    ['a rise of a new account', { cents: 200_00, averageWeekCents: 0, accountDays: 27 }],
    ['a night of few rounds', { rounds: 99, nightRounds: 99 }],
    ['a young age alone', { age: 18 }],
    ['one day without a round', { rounds: 0, days: 0 }],
  ])('%s', (_, over) => expect(markers(over)).toEqual([]))
})

test('a young age adds to another marker until 24', () => {
  const names = (age: number) => markers({ age, raises: 1 }).map(({ name }) => name)
  expect(names(24)).toEqual(['raises-asked', 'young'])
  expect(names(25)).toEqual(['raises-asked'])
})

test.each([
  [1, 0],
  [2, 1],
  [3, 1],
  [4, 2],
  [7, 3],
  [10, 4],
  [30, 4],
])('%i points are level %i', (points, level) => expect(levelOf([{ points }], rules)).toBe(level))

test('a day before the first rules is assessed by them', () => {
  expect(careRulesOn('2020-01-01').from).toBe('2026-11-01')
})
