import type { Stream } from '../fair/stream.ts'
import type { PlayingCard } from '../natural-odds/deck.ts'
import { cardOf } from '../natural-odds/deck.ts'

export interface HandValue {
  readonly total: number
  /** Whether an ace counts as eleven. */
  readonly isSoft: boolean
}

/** Draws one card after the other. */
export type Shoe = (label: string) => PlayingCard

/** From a full deck each time, or from the cards that are left of `decks`, deck by deck. */
export function openShoe(stream: Stream, decks?: number): Shoe {
  if (decks === undefined) return (label) => cardOf(stream.uint(52, label))
  const left = Array.from({ length: 52 * decks }, (_, index) => index % 52)
  return (label) => cardOf(left.splice(stream.uint(left.length, label), 1)[0]!)
}

/** 1 for an ace, 10 for a ten or a picture card. */
export const pointsOf = ({ rank }: PlayingCard): number => Math.min(rank, 10)

export const valueOf = (cards: readonly PlayingCard[]): HandValue => valueOfPoints(cards.map(pointsOf))

function valueOfPoints(points: readonly number[]): HandValue {
  const total = points.reduce((sum, each) => sum + each, 0)
  const isSoft = points.includes(1) && total <= 11
  return { total: isSoft ? total + 10 : total, isSoft }
}

/** The hand plus one card. */
export function addPoints({ total, isSoft }: HandValue, points: number): HandValue {
  const hard = (isSoft ? total - 10 : total) + points
  const hasAce = isSoft || points === 1
  return hasAce && hard <= 11 ? { total: hard + 10, isSoft: true } : { total: hard, isSoft: false }
}

/** An ace and a ten as the first two cards. */
export const isNatural = (cards: readonly PlayingCard[]): boolean => cards.length === 2 && valueOf(cards).total === 21

/** The dealer draws to 17 and stands on every 17. */
export const dealerTakes = ({ total }: HandValue): boolean => total < 17
