import { expect, test } from 'vitest'
import { stateAt } from './campaign-state.ts'

test.each([
  [{ startsAt: null, finishedAt: null }, 100, 'none'],
  [{ startsAt: 100, finishedAt: 200 }, 99, 'planned'],
  [{ startsAt: 100, finishedAt: 200 }, 100, 'running'],
  [{ startsAt: 100, finishedAt: 200 }, 199, 'running'],
  [{ startsAt: 100, finishedAt: 200 }, 200, 'ended'],
  [{ startsAt: 100, finishedAt: null }, 1e9, 'running'],
] as const)('%o at %i is %s', (window, seconds, state) => expect(stateAt(window, seconds)).toBe(state))
