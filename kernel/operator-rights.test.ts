import { expect, test } from 'vitest'
import { mayOperator, OPERATOR_ROLES, type OperatorRole } from './operator-rights.ts'

test.each([
  ['owner', 'content-write', true],
  ['owner', 'players-decide', true],
  ['owner', 'players-test', true],
  ['compliance', 'players-test', false],
  ['support', 'players-test', false],
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
  ['support', 'promotions-read', true],
  ['support', 'promotions-write', false],
  ['crm', 'promotions-approve', true],
  ['crm', 'players-read', false],
  ['crm', 'features-switch', false],
  ['crm', 'payments-read', false],
  ['payments', 'payments-approve', true],
  ['payments', 'players-decide', false],
  ['support', 'payments-decide', false],
  ['auditor', 'payments-read', true],
  ['auditor', 'promotions-read', true],
  ['auditor', 'promotions-write', false],
  ['auditor', 'promotions-approve', false],
] as const)('%s, %s: %s', (role, right, may) => {
  expect(mayOperator(role, right)).toBe(may)
})

test.each(Object.keys(OPERATOR_ROLES) as OperatorRole[])('%s may read everything that it may change', (role) => {
  const seen = (['content', 'players', 'operators', 'promotions', 'features'] as const).filter((what) =>
    mayOperator(role, `${what}-read`),
  )
  const changed = [
    ...(mayOperator(role, 'content-write') ? ['content'] : []),
    ...(mayOperator(role, 'players-decide') ? ['players'] : []),
    ...(mayOperator(role, 'operators-manage') ? ['operators'] : []),
    ...(mayOperator(role, 'promotions-write') || mayOperator(role, 'promotions-approve') ? ['promotions'] : []),
    ...(mayOperator(role, 'features-switch') ? ['features'] : []),
  ]
  expect(seen).toEqual(expect.arrayContaining(changed))
})
