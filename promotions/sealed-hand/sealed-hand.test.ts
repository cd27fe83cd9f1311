import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  closeHand,
  dealCard,
  EMPTY_HAND,
  endTimers,
  handFields,
  nextTimer,
  openCard,
  sealedGrant,
  timerOf,
} from './sealed-hand.ts'

const NOW = Date.parse('2026-11-21T17:00:00.500Z')
const SECOND = Math.floor(NOW / 1_000)
const deal = (hand: typeof EMPTY_HAND, prize: number, at = NOW) => {
  const { card, change } = dealCard(hand, { prize, at, timerSeconds: 60 })
  return { card, hand: { ...hand, ...change } }
}

const first = deal(EMPTY_HAND, 4)
const second = deal(first.hand, 2)

test('the first card is ready at once, the next one when the timer ends', () => {
  expect(first.card).toEqual([1, 4, 0])
  expect(second.card).toEqual([2, 2, SECOND + 60])
  expect(second.hand).toEqual({ dealt: 2, nextAt: SECOND + 120, hand: [first.card, second.card], bought: [] })
  expect(deal({ ...first.hand, hand: [] }, 1, NOW + 61_000).card).toEqual([2, 1, 0])
})

test('a ready card is opened, by its number or as the first', () => {
  expect(openCard(second.hand, NOW)).toEqual({ card: first.card, change: { hand: [second.card], bought: [] } })
  expect(openCard(second.hand, NOW, 2)).toBeUndefined()
  expect(openCard(second.hand, NOW + 60_000, 2)).toEqual({ card: second.card, change: { hand: [first.card], bought: [] } })
  expect(openCard(EMPTY_HAND, NOW)).toBeUndefined()
})

test('a timer is due at its end, once', () => {
  expect(nextTimer(first.hand)).toBeNull()
  expect(nextTimer(second.hand)).toBe((SECOND + 60) * 1_000)
  const ended = { ...second.hand, ...endTimers(second.hand, (SECOND + 60) * 1_000) }
  expect([ended.hand, nextTimer(ended)]).toEqual([[first.card, [2, 2, 0]], null])
  expect(endTimers(second.hand, NOW).hand).toEqual(second.hand.hand)
})

test('a card tells its timer, that it is ready, or that it is not in the hand', () => {
  expect([1, 2, 3].map((number) => timerOf(second.hand, number, NOW))).toEqual([null, SECOND + 60, undefined])
  expect(timerOf(second.hand, 2, NOW + 60_000)).toBeNull()
})

test('a cell holds no more cards, prizes and numbers than it is declared for', () => {
  const cell = z.object(handFields({ cards: 2, prizes: 5, held: 2 }))
  expect(cell.safeParse(second.hand).success).toBe(true)
  expect(cell.safeParse({ ...second.hand, hand: [[3, 4, 0]] }).success).toBe(false)
  expect(cell.safeParse({ ...second.hand, hand: [[2, 5, 0]] }).success).toBe(false)
  expect(cell.safeParse({ ...second.hand, hand: [first.card, second.card, first.card] }).success).toBe(false)
})

test('a card’s grant is sealed, and names the purchase that earned it until it is opened', () => {
  const value = { kind: 'balance', coins: 100, entries: 0 }
  const prizes = [{ coins: 0 }, { coins: 0 }, { coins: 0 }, { coins: 0 }, { coins: 100 }]
  expect(sealedGrant(EMPTY_HAND, first.card, prizes)).toEqual({ key: 'card:1', value, isSealed: true })
  const bought = { ...second.hand, bought: [[1, 7] as [number, number], [2, 8] as [number, number]] }
  expect(sealedGrant(bought, first.card, prizes)).toEqual({ key: 'card:1', value, isSealed: true, purchase: 7 })
  expect(openCard(bought, NOW)?.change.bought).toEqual([[2, 8]])
})

test('the end of a run pays each card in the hand', () => {
  const prizes = [1, 2, 3, 4, 5].map((coins) => ({ coins }))
  const { cell, grants } = closeHand(second.hand, prizes)
  expect(cell).toEqual({ ...second.hand, hand: [] })
  expect(grants).toMatchObject([
    { key: 'card:1', value: { coins: 5 }, isSealed: true },
    { key: 'card:2', value: { coins: 3 }, isSealed: true },
  ])
})
