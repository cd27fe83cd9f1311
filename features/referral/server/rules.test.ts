import { expect, test } from 'vitest'
import { stateOf } from './rules.ts'

test.each([
  [false, false, 'joined'],
  [false, true, 'joined'],
  [true, false, 'confirmed'],
  [true, true, 'complete'],
] as const)('e-mail confirmed %s, profile complete %s: %s', (hasConfirmedEmail, hasCompletedProfile, state) =>
  expect(stateOf({ hasConfirmedEmail, hasCompletedProfile })).toBe(state),
)
