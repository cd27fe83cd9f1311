import { expect, test } from 'vitest'
import { plannedTask } from './task.ts'

test.each([
  ['purchases', 0, true],
  ['purchases', 1, false],
  ['sign-in', 1, true],
] as const)('SWP-10 a task of %s that pays %i entries is valid: %s', (type, entries, isValid) => {
  const task = { type, target: 1, mode: null, gameIds: [], prize: { coins: 100, entries } }
  expect(plannedTask.safeParse(task).success).toBe(isValid)
})
