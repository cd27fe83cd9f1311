import { expect, test } from 'vitest'
import { balanceGrants } from './balance-grants.ts'

test.each([
  [{ coins: 5 }, { kind: 'balance', coins: 5, entries: 0 }],
  [{ entries: 2 }, { kind: 'balance', coins: 0, entries: 2 }],
  [
    { coins: 5, entries: 2 },
    { kind: 'balance', coins: 5, entries: 2 },
  ],
])('%o is granted as %o', (amounts, value) => {
  expect(balanceGrants('level:1', amounts)).toEqual([{ key: 'level:1', value }])
})

test('nothing is granted as no grant', () => {
  expect(balanceGrants('level:1', { coins: 0 })).toEqual([])
})

test('a grant by a purchase names it', () => {
  const value = { kind: 'balance', coins: 100, entries: 0 }
  expect(balanceGrants('purchase:3', { coins: 100 }, { purchase: 3 })).toEqual([{ key: 'purchase:3', value, purchase: 3 }])
  expect(balanceGrants('purchase:3', {}, { purchase: 3 })).toEqual([])
})
