import type { PlayingCard } from '../natural-odds/deck.ts'
import type { HandValue } from './cards.ts'
import { isNatural, pointsOf, valueOf } from './cards.ts'
import type { BlackjackDefinition } from './definition.ts'
import type { HandResult } from './events.ts'

/** A player hand during the round. */
export interface Hand {
  readonly cards: PlayingCard[]
  /** The initial stake, in minor units. */
  readonly amount: number
  /** The number of stakes on it. */
  plays: number
  isSplit: boolean
  isDone: boolean
}

export const newHand = (cards: PlayingCard[], amount: number, isSplit = false): Hand => ({
  cards,
  amount,
  plays: 1,
  isSplit,
  isDone: false,
})

export type MoveKind = 'hit' | 'stand' | 'double' | 'split'

/** The legal moves of the active hand; none at 21 and above. */
export function movesOf({ canDoubleAfterSplit }: BlackjackDefinition, { cards, isSplit }: Hand): MoveKind[] {
  if (valueOf(cards).total >= 21) return []
  const [first, second, third] = cards
  const isFirstTwo = second !== undefined && third === undefined
  const moves: MoveKind[] = ['stand', 'hit']
  if (isFirstTwo && (!isSplit || canDoubleAfterSplit)) moves.push('double')
  if (isFirstTwo && !isSplit && pointsOf(first!) === pointsOf(second)) moves.push('split')
  return moves
}

/** The hand's result against the dealer. */
export function resultOf({ cards, isSplit }: Hand, dealer: readonly PlayingCard[]): HandResult {
  const [player, against] = [isNatural(cards) && !isSplit, isNatural(dealer)]
  if (player || against) return player && against ? 'push' : player ? 'natural' : 'loss'
  return resultOfTotals(valueOf(cards), valueOf(dealer))
}

function resultOfTotals({ total: player }: HandValue, { total: dealer }: HandValue): HandResult {
  if (player > 21) return 'bust'
  if (dealer > 21 || player > dealer) return 'win'
  return player === dealer ? 'push' : 'loss'
}

/** The payout on a staked amount, in minor units. */
export function paidFor(result: HandResult, played: number, { naturalPays: [won, forEach] }: BlackjackDefinition): number {
  switch (result) {
    case 'natural':
      return played + (played / forEach) * won
    case 'win':
      return 2 * played
    case 'push':
      return played
    case 'loss':
    case 'bust':
      return 0
  }
}
