import { expect, test } from 'vitest'
import { forGuest } from '../fixtures.ts'
import { isLadder, type League, levelOf, reachedLevel, startOfLevel } from './league.ts'

const leagues = forGuest.data.sections
const league = (id: number, fromLevel: number, toLevel: number) => ({ id, fromLevel, toLevel }) as League

test('every level belongs to one league', () => {
  expect(isLadder([league(1, 1, 10), league(2, 11, 30)])).toBe(true)
  expect(isLadder([league(1, 1, 10), league(2, 12, 30)])).toBe(false)
  expect(isLadder([league(1, 1, 10), league(2, 10, 30)])).toBe(false)
  expect(isLadder([league(2, 1, 10)])).toBe(false)
})

test.each([
  [0, 1],
  [999, 1],
  [1_000, 2],
  [8_999, 9],
  [9_000, 10],
  [158_999, 24],
  [159_000, 25],
  [10_000_000_000, 120],
])('%i points are level %i', (points, level) => expect(levelOf(leagues, points)).toBe(level))

test('a level starts where its points begin', () => {
  for (let level = 1; level <= 120; level++) {
    const start = startOfLevel(leagues, level)
    expect(levelOf(leagues, start)).toBe(level)
    if (level > 1) expect(levelOf(leagues, start - 1)).toBe(level - 1)
  }
})

test('the first level pays nothing, the first of a later league the league’s coins too', () => {
  expect(reachedLevel(leagues, 1)).toMatchObject({ level: 0, section: 0 })
  expect(reachedLevel(leagues, 2)).toMatchObject({ level: leagues[0]!.levelUpCoins, section: 0 })
  expect(reachedLevel(leagues, 25)).toMatchObject({ level: leagues[2]!.levelUpCoins, section: leagues[2]!.sectionUpCoins })
})
