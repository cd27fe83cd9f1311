import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bingoPattern } from '#kernel/bingo.ts'
import { sfc32 } from '#kernel/sfc32.ts'
import { completedWay, NUMBERS, WAYS } from './card.ts'
import { dealt } from './game.ts'
import { chanceOf, gamePrizes, outcomesOf } from './odds.ts'

const ALL = bingoPattern.options
const choose = (from: number, count: number): number =>
  Array.from({ length: count }, (_, at) => (from - at) / (at + 1)).reduce((ways, factor) => ways * factor, 1)

test('the patterns are twelve lines of five, four corners, two diagonals, the edge and the whole card', () => {
  expect(ALL.map((pattern) => [WAYS[pattern].length, WAYS[pattern][0]?.length])).toEqual([
    [12, 5],
    [1, 4],
    [1, 9],
    [1, 16],
    [1, 25],
  ])
})

test.each([
  // Four lines have the free cell, so that four numbers complete them; two lines need at least eight.
  ['line', 4, 4 / choose(75, 4)],
  ['line', 5, (4 * 71 + 8) / choose(75, 5)],
  ['corners', 50, (50 * 49 * 48 * 47) / (75 * 74 * 73 * 72)],
  ['cross', 8, 1 / choose(75, 8)],
  ['full', 50, choose(51, 26) / choose(75, 50)],
  ['full', 75, 1],
] as const)('a %s within %i numbers has its exact chance', (pattern, calls, chance) => {
  expect(chanceOf(pattern, calls)).toBeCloseTo(chance, 12)
  expect(chanceOf(pattern, calls) / chance).toBeCloseTo(1, 9)
})

test('the outcomes of a game are all of its sets of numbers, and a prize is paid as often as its pattern is complete', () => {
  fc.assert(
    fc.property(fc.subarray([...ALL], { minLength: 1 }), fc.integer({ min: 24, max: 74 }), (patterns, calls) => {
      const outcomes = outcomesOf(patterns, calls)
      const all = outcomes.reduce((sum, { ways }) => sum + ways, 0n)
      expect(Number(all) / choose(NUMBERS, calls)).toBeCloseTo(1, 9)
      for (const pattern of patterns) {
        const ways = outcomes.reduce((sum, each) => sum + (each.patterns.includes(pattern) ? each.ways : 0n), 0n)
        expect(Number(ways) / Number(all)).toBeCloseTo(chanceOf(pattern, calls), 9)
      }
    }),
    { numRuns: 12 },
  )
})

test('a full card has every pattern', () => {
  const full = outcomesOf(ALL, 50).filter(({ patterns }) => patterns.includes('full'))
  expect(full.map(({ patterns }) => patterns)).toEqual([ALL])
  expect(gamePrizes({ calls: 50, prizes: ALL.map((pattern) => ({ pattern, coins: 1, entries: 2 })) })).toContainEqual({
    weight: full[0]!.ways,
    coins: 5,
    entries: 10,
  })
})

test('FAIR-9 games that are really dealt complete their patterns as often as the odds say', () => {
  const next = sfc32(75)
  const order = (): string => {
    const numbers = Array.from({ length: NUMBERS }, (_, at) => at + 1)
    for (let last = NUMBERS - 1; last > 0; last--) {
      const other = next() % (last + 1)
      ;[numbers[last], numbers[other]] = [numbers[other]!, numbers[last]!]
    }
    return numbers.join(' ')
  }
  const games = 4_000
  const prizes = ALL.map((pattern) => ({ pattern, coins: 1, entries: 0 }))
  const dealtGames = Array.from({ length: games }, () => dealt({ calls: 50, prizes }, order(), order()))
  for (const pattern of ALL) {
    const chance = chanceOf(pattern, 50)
    const found = dealtGames.filter(({ patterns }) => patterns.includes(pattern)).length
    expect(Math.abs(found - games * chance)).toBeLessThan(4 * Math.sqrt(games * chance * (1 - chance)) + 1)
  }
  for (const { card, calls, patterns } of dealtGames.slice(0, 50)) {
    expect(patterns).toEqual(ALL.filter((pattern) => completedWay(pattern, card, new Set(calls))))
  }
})
