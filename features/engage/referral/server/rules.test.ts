import { expect, test } from 'vitest'
import { conditionsMet, stateOf } from './rules.ts'

const NOTHING = { emailConfirmedAt: null, phoneConfirmedAt: null, profileCompletedAt: null }

test.each([
  ['nothing', NOTHING, false, []],
  ['a level, but no confirmed contact', NOTHING, true, []],
  ['a complete profile without a confirmed contact', { ...NOTHING, profileCompletedAt: 1 }, false, []],
  ['a confirmed email', { ...NOTHING, emailConfirmedAt: 1 }, false, ['confirmed']],
  ['a confirmed phone', { ...NOTHING, phoneConfirmedAt: 1 }, false, ['confirmed']],
  ['a confirmed phone and a level', { ...NOTHING, phoneConfirmedAt: 1 }, true, ['confirmed', 'active']],
  [
    'all of it',
    { emailConfirmedAt: 1, phoneConfirmedAt: null, profileCompletedAt: 1 },
    true,
    ['confirmed', 'complete', 'active'],
  ],
] as const)('%s meets its conditions', (_, player, hasStarted, conditions) => {
  expect(conditionsMet(player, hasStarted)).toEqual(conditions)
})

test('the furthest condition is the friend’s state, and a refusal outranks all', () => {
  expect(stateOf(undefined)).toBe('joined')
  expect(stateOf(new Set(['started']))).toBe('joined')
  expect(stateOf(new Set(['confirmed', 'started', 'active']))).toBe('active')
  expect(stateOf(new Set(['active', 'refused']))).toBe('not-eligible')
})
