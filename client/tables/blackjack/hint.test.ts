import { expect, test } from 'vitest'
import type { PlayingCard } from '#engine/natural-odds/deck.ts'
import { velvetBlackjackStrategy as table } from '#games/all.ts'
import { hintOf } from './hint.ts'

const card = (rank: number): PlayingCard => ({ rank, suit: 'hearts' })
const hint = (ranks: number[], up: number, offered: string[]) => hintOf(table, ranks.map(card), card(up), offered)
const FIRST = ['stand', 'hit', 'double']

test('the hint reads the hand’s row and the upcard’s column', () => {
  expect(hint([10, 6], 10, FIRST)).toBe('hit')
  expect(hint([13, 6], 6, FIRST)).toBe('stand')
  expect(hint([5, 6], 13, FIRST)).toBe('double')
  expect(hint([5, 6], 1, FIRST)).toBe('hit')
  expect(hint([1, 7], 2, FIRST)).toBe('stand')
  expect(hint([8, 8], 10, [...FIRST, 'split'])).toBe('split')
})

test('a move that is no longer available is replaced by the letter’s fallback', () => {
  expect(hint([2, 3, 6], 6, ['stand', 'hit'])).toBe('hit')
  expect(hint([1, 2, 5], 4, ['stand', 'hit'])).toBe('stand')
  expect(hint([8, 8], 10, FIRST)).toBe('hit')
  expect(hint([2, 2], 5, FIRST)).toBe('hit')
})
