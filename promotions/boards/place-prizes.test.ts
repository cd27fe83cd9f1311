import { expect, test } from 'vitest'
import { placeCosts, placeWon } from './place-prizes.ts'

const value = { kind: 'balance', coins: 500, entries: 20 } as const

test.each([
  ['place:7', { place: 7, coins: 500, entries: 20 }],
  ['cmp_1:plr_1:place:12', { place: 12, coins: 500, entries: 20 }],
  ['level:7', undefined],
  ['place:7:more', undefined],
])('the grant %s is the prize of a place: %o', (key, won) => {
  expect(placeWon({ key, value })).toEqual(won)
})

test('a grant of another kind is no prize of a place', () => {
  const tickets = { kind: 'ticket', of: 'draw', count: 3, lifetimeSeconds: null } as const
  expect(placeWon({ key: 'place:1', value: tickets })).toBeUndefined()
})

test('a prize table costs one place of each range', () => {
  const costs = placeCosts([
    { fromPlace: 1, toPlace: 1, coins: 500, entries: 20 },
    { fromPlace: 2, toPlace: 9, coins: 100, entries: 0 },
  ])
  expect(costs.map(({ trigger, coins, entries }) => [trigger, coins.max, entries.max])).toEqual([
    ['place 1', 500, 20],
    ['a place from 2 to 9', 100, 0],
  ])
})
