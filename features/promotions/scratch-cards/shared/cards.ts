import type { Card } from '../contract.ts'

/** The card as it is at this time in Unix seconds; a timer ends on the page without another answer of the server. */
export const cardAt = (card: Card, now: number): Card =>
  card.status === 'available' && card.timer !== null && card.timer <= now
    ? { ...card, status: 'ready_for_activate', timer: null }
    : card

/** The card that the page puts first: the first one ready, else the first available, else the first. */
export const activeCard = (cards: readonly Card[]): Card | undefined =>
  cards.find(({ status }) => status === 'ready_for_activate') ?? cards.find(({ status }) => status === 'available') ?? cards[0]

export const isDealable = (cards: readonly Card[]): boolean =>
  cards.some(({ status }) => status === 'earned') && cards.filter(isInHand).length < HAND_MAX

export const isInHand = ({ status }: Pick<Card, 'status'>): boolean => status === 'available' || status === 'ready_for_activate'

/** Dealt cards that a player has not scratched. */
export const HAND_MAX = 3

/** Of a set, and different prizes of its cards. */
export const CARDS_MAX = 30
export const PRIZES_MAX = 20
