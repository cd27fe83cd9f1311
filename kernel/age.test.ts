import { describe, expect, test } from 'vitest'
import { type AgeRule, ageNeeded, isOldEnough } from './age.ts'

describe('ageNeeded (ACC-1)', () => {
  test.each([
    ['NY', 18],
    ['CA', 18],
    ['AL', 19],
    ['NE', 19],
    ['MS', 21],
  ] as const)('residents of %s must be %i', (state, years) => {
    expect(ageNeeded(state, '2026-11-21')).toBe(years)
  })

  test("a change of law applies from its date, and a state's own rule takes precedence", () => {
    const rules: AgeRule[] = [
      { state: 'any', years: 18, since: '2000-01-01' },
      { state: 'NY', years: 21, since: '2027-01-01' },
      { state: 'any', years: 19, since: '2028-01-01' },
    ]
    expect(ageNeeded('NY', '2026-12-31', rules)).toBe(18)
    expect(ageNeeded('NY', '2027-01-01', rules)).toBe(21)
    expect(ageNeeded('NY', '2028-01-01', rules)).toBe(21)
    expect(ageNeeded('CA', '2028-01-01', rules)).toBe(19)
  })
})

describe('isOldEnough (ACC-1)', () => {
  test.each([
    ['2008-11-22', 18, '2026-11-21', false],
    ['2008-11-21', 18, '2026-11-21', true],
    ['2008-02-29', 18, '2026-02-28', false],
    ['2008-02-29', 18, '2026-03-01', true],
    ['2005-11-22', 21, '2026-11-21', false],
  ] as const)('born %s, %i years, on %s: %s', (born, years, today, expected) => {
    expect(isOldEnough(born, years, today)).toBe(expected)
  })
})
