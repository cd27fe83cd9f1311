import { pointsOf, valueOf } from '#engine/blackjack/cards.ts'
import type { StrategyTable } from '#engine/blackjack/strategy.ts'
import type { PlayingCard } from '#engine/natural-odds/deck.ts'
import type { ChoiceOption } from '#engine/round-contract.ts'
import { STRATEGIES } from '#games/strategies.ts'
import type { DealView } from './deal.ts'

export const HINT_PREFERENCE = 'blackjack-hints'

/** The published table's move for the active hand. */
export function hintFor(
  slug: string,
  { hands, dealer }: DealView,
  { active, options }: { readonly active: number | undefined; readonly options: readonly ChoiceOption[] },
): string | undefined {
  const table = STRATEGIES[slug]
  if (active === undefined || !table) return undefined
  const offered = options.map(({ choice }) => choice.kind)
  return hintOf(table, hands[active]!.cards, dealer.cards[0] as PlayingCard, offered)
}

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
