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
  ['auditor', 'operators-read', true],
  ['auditor', 'operators-manage', false],
  ['support', 'operators-read', false],
] as const)('%s, %s: %s', (role, right, may) => {
  expect(mayOperator(role, right)).toBe(may)
})

test.each(Object.keys(OPERATOR_ROLES) as OperatorRole[])('%s may see whatever it may change', (role) => {
  const seen = (['content', 'players', 'operators'] as const).filter((what) => mayOperator(role, `${what}-read`))
  const changed = [
    ...(mayOperator(role, 'content-write') ? ['content'] : []),
    ...(mayOperator(role, 'players-decide') ? ['players'] : []),
    ...(mayOperator(role, 'operators-manage') ? ['operators'] : []),
  ]
  expect(seen).toEqual(expect.arrayContaining(changed))
})
