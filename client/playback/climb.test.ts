import { expect, test } from 'vitest'
import { climbed } from './climb.ts'
import { countUpMs, tierSteps, winTier } from './win-tier.ts'

const STAKE = 100

test.each([1_700, 5_000, 9_900, 10_100, 250_000])('a count-up to %i ends on it, and never goes back', (win) => {
  const steps = tierSteps(win, STAKE)
  const shown = Array.from({ length: 101 }, (_, at) => climbed(win, steps, at / 100))
  expect(shown[0]).toBe(0)
  expect(shown.at(-1)).toBe(win)
  expect(shown).toEqual(shown.toSorted((left, right) => left - right))
})

test('an epic win spends a third of its time in each tier, however large it is', () => {
  const win = 5_000 * STAKE
  const tiers = Array.from({ length: 300 }, (_, at) => winTier(climbed(win, tierSteps(win, STAKE), at / 300), STAKE))
  expect(tiers.indexOf('mega')).toBeGreaterThanOrEqual(98)
  expect(tiers.indexOf('mega')).toBeLessThanOrEqual(102)
  expect(tiers.indexOf('epic')).toBeGreaterThanOrEqual(198)
  expect(tiers.indexOf('epic')).toBeLessThanOrEqual(202)
})

test('DSGN-1 a larger tier counts longer, and a return of at most the play amount is not celebrated at all', () => {
  expect([99, 100, 101].map((win) => winTier(win, STAKE))).toEqual(['return', 'return', 'nice'])
  expect(countUpMs(STAKE, STAKE)).toBe(0)
  const lengths = [0.5, 2, 20, 50, 150].map((multiple) => countUpMs(multiple * STAKE, STAKE))
  expect(lengths[0]).toBe(0)
  expect(lengths).toEqual(lengths.toSorted((left, right) => left - right))
  expect(lengths.at(-1)).toBeLessThanOrEqual(6_000)
})
