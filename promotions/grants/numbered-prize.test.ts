import { expect, test } from 'vitest'
import { numberedPrize } from './numbered-prize.ts'

const value = { kind: 'balance', coins: 500, entries: 20 } as const

test.each([
  ['level:3', { nth: 3, coins: 500, entries: 20 }],
  ['cmp_1:plr_1:level:12', { nth: 12, coins: 500, entries: 20 }],
  ['place:3', undefined],
  ['level:3:more', undefined],
  ['level:', undefined],
  ['level', undefined],
])('the grant %s is the prize of a level: %o', (key, prize) => {
  expect(numberedPrize({ key, value }, 'level')).toEqual(prize)
})

test('a grant of another kind is no numbered prize', () => {
  const tickets = { kind: 'ticket', of: 'draw', count: 3, lifetimeSeconds: null } as const
  expect(numberedPrize({ key: 'level:3', value: tickets }, 'level')).toBeUndefined()
})
