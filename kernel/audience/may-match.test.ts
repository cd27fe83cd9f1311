import { expect, test } from 'vitest'
import { mayMatch } from './may-match.ts'
import type { AudienceRule, AudienceTree } from './tree.ts'

const all = (...rules: (AudienceRule | AudienceTree)[]): AudienceTree => ({ combinator: 'and', rules })
const any = (...rules: (AudienceRule | AudienceTree)[]): AudienceTree => ({ combinator: 'or', rules })
const not = (tree: AudienceTree): AudienceTree => ({ ...tree, not: true })

const TWO: AudienceRule = { field: 'state', operator: 'in', value: ['NY', 'FL'] }
const OTHERS: AudienceRule = { field: 'state', operator: 'notIn', value: ['NY', 'FL'] }
const PLAYED: AudienceRule = { field: 'rounds', operator: '>', value: 10 }

test.each<[string, AudienceTree | null, boolean]>([
  ['everyone', null, true],
  ['the state', all(TWO), true],
  ['other states', all(OTHERS), false],
  ['another condition', all(PLAYED), true],
  ['other states that meet a condition', all(OTHERS, PLAYED), false],
  ['other states, or a condition', any(OTHERS, PLAYED), true],
  ['not the state', not(all(TWO)), false],
  ['not the state with a condition', not(all(TWO, PLAYED)), true],
  ['not the state or a condition', not(any(TWO, PLAYED)), false],
  ['a condition, and within it other states', all(PLAYED, any(all(OTHERS), not(all(TWO)))), false],
])('a player of New York may belong to %s: %#', (_, tree, expected) => {
  expect(mayMatch(tree, { state: 'NY' })).toBe(expected)
})
