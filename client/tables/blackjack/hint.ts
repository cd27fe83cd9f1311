import { pointsOf, valueOf } from '#engine/blackjack/cards.ts'
import type { StrategyTable } from '#engine/blackjack/strategy.ts'
import type { PlayingCard } from '#engine/natural-odds/deck.ts'

const MOVES = { H: ['hit'], S: ['stand'], P: ['split', 'hit'], D: ['double', 'hit'], d: ['double', 'stand'] } as const

/** The first move of the published table that is available; undefined if it has none. */
export function hintOf(
  table: StrategyTable,
  cards: readonly PlayingCard[],
  up: PlayingCard,
  offered: readonly string[],
): string | undefined {
  const { total, isSoft } = valueOf(cards)
  const canSplit = offered.includes('split')
  const row = canSplit ? table.pairs[pointsOf(cards[0]!)] : isSoft ? table.soft[total] : table.hard[Math.max(total, HARD_MIN)]
  const letter = row?.[columnOf(up)] as keyof typeof MOVES | undefined
  return letter && MOVES[letter].find((move) => offered.includes(move))
}

/** A pair of twos that cannot be split plays like the lowest row. */
const HARD_MIN = 5

/** The columns run from 2 to 10, then the ace. */
const columnOf = (up: PlayingCard): number => (pointsOf(up) + 8) % 10
