import { expect, test } from 'vitest'
import { mayOperator, OPERATOR_ROLES, type OperatorRole } from './operator-rights.ts'

test.each([
  ['owner', 'content-write', true],
  ['owner', 'players-decide', true],
  ['editor', 'content-write', true],
  ['editor', 'players-read', false],
  ['support', 'players-decide', true],
  ['support', 'content-write', false],
  ['auditor', 'players-read', true],
  ['auditor', 'players-decide', false],
  ['auditor', 'content-write', false],
] as const)('%s, %s: %s', (role, right, may) => {
  expect(mayOperator(role, right)).toBe(may)
})

test('whoever may change something may see it', () => {
  for (const role of Object.keys(OPERATOR_ROLES) as OperatorRole[]) {
    if (mayOperator(role, 'content-write')) expect(mayOperator(role, 'content-read')).toBe(true)
    if (mayOperator(role, 'players-decide')) expect(mayOperator(role, 'players-read')).toBe(true)
  }
})
