import { expect, test } from 'vitest'
import type { Card } from '../contract.ts'
import { activeCard, cardAt, isDealable } from './cards.ts'

const cards = (...statuses: Card['status'][]): Card[] =>
  statuses.map((status, at) => ({ id: at + 1, status, prize: null, timer: null }))

test.each([
  [['scratched', 'available', 'ready_for_activate'], 3],
  [['scratched', 'available', 'available'], 2],
  [['scratched', 'earned', 'locked'], 1],
  [['ready_for_activate', 'ready_for_activate'], 1],
] as const)('of %o the active card is number %i', (statuses, id) => {
  expect(activeCard(cards(...statuses))?.id).toBe(id)
})

test('a set without cards has no active one', () => expect(activeCard([])).toBeUndefined())

test('a card becomes ready when its timer ends', () => {
  const card: Card = { id: 1, status: 'available', prize: null, timer: 100 }
  expect(cardAt(card, 99)).toEqual(card)
  expect(cardAt(card, 100)).toEqual({ ...card, status: 'ready_for_activate', timer: null })
})

test('an earned card may be dealt while fewer than three are in hand', () => {
  expect(isDealable(cards('available', 'ready_for_activate', 'earned'))).toBe(true)
  expect(isDealable(cards('available', 'available', 'available', 'earned'))).toBe(false)
  expect(isDealable(cards('scratched', 'locked'))).toBe(false)
})
