import { drawPrize } from '#engine/fair/prize-draw.ts'
import { expect, test } from 'vitest'
import { afterSpin, ended, FRESH_RUN, spinRules, type Run, WIN } from './rules.ts'

const levels = [10, 20, 50].map((coins, at) => ({ level: at + 1, coins }))
const at = (level: number): Run => ({ level, isOver: false, coins: null })

test.each<[string, Run, boolean, Run]>([
  ['the first win stands at the first level', FRESH_RUN, true, at(1)],
  ['a win climbs', at(1), true, at(2)],
  ['the top ends it and pays', at(2), true, { level: 3, isOver: true, coins: 50 }],
  ['a loss ends it and pays its level', at(2), false, { level: 2, isOver: true, coins: 20 }],
  ['a loss at once pays nothing', FRESH_RUN, false, { level: 0, isOver: true, coins: 0 }],
])('%s', (_what, before, isWin, after) => {
  expect(afterSpin(before, isWin, levels)).toEqual(after)
})

test('what is taken early is what the level is worth', () => {
  expect(ended(at(1), levels)).toEqual({ level: 1, isOver: true, coins: 10 })
})

test('as many spins win as it says, the same ones for the same seeds', () => {
  const serverSeed = 'cd'.repeat(32)
  const wins = (winPer100k: number) =>
    Array.from({ length: 2_000 }, (_, n) =>
      drawPrize(spinRules(winPer100k), { serverSeed, clientSeed: 'x', nonce: n + 1 }),
    ).filter(({ prize }) => prize === WIN).length
  expect(wins(0)).toBe(0)
  expect(wins(100_000)).toBe(2_000)
  expect(wins(60_000)).toBe(wins(60_000))
  // Four standard deviations either way; the seeds stand still.
  expect(Math.abs(wins(60_000) - 1_200)).toBeLessThan(90)
})
