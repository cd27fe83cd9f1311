import { expect, test } from 'vitest'
import { paidPrize, prizeGrants } from './spins-prize.ts'

const freeSpins = { game: 'cherry-royale', count: 5, betLevel: 2_000, lifetimeSeconds: 86_400 }
const balance = { kind: 'balance', coins: 100, entries: 0 } as const
const spins = { kind: 'free-spins', ...freeSpins } as const
const paid = { player: 'plr_1', key: 'day:1', at: 0 } as const

test('a prize grants its amounts and its free spins, and nothing that it has not', () => {
  expect(prizeGrants('day:1', { coins: 100, entries: 0, freeSpins: null })).toEqual([{ key: 'day:1', value: balance }])
  expect(prizeGrants('day:1', { coins: 0, entries: 0, freeSpins })).toEqual([{ key: 'day:1:spins', value: spins }])
  expect(prizeGrants('day:1', { coins: 100, entries: 0, freeSpins })).toHaveLength(2)
})

test('a paid prize tells what was granted and the key of its spins', () => {
  const run = { id: 'cmp_1' } as const
  expect(paidPrize({ run, grants: [balance] }, paid)).toMatchObject({ coins: 100, freeSpinCount: 0, freeSpinId: null })
  const both = paidPrize({ run, grants: [balance, spins] }, paid)
  expect(both).toMatchObject({ coins: 100, freeSpinCount: 5, freeSpinId: 'cmp_1:plr_1:day:1:spins' })
})
