import type { HandResult } from '#engine/blackjack/events.ts'
import type { RoundEventOf } from '#engine/events.ts'
import type { PlayingCard } from '#engine/natural-odds/deck.ts'
import type { Choice } from '#engine/round-contract.ts'

export interface Worth {
  readonly total: number
  readonly isSoft: boolean
}

export interface HandView {
  readonly cards: readonly PlayingCard[]
  readonly worth: Worth | undefined
  readonly isDoubled: boolean
  readonly settled: { readonly result: HandResult; readonly played: number; readonly amount: number } | undefined
}

/** The cards on the felt. */
export interface DealView {
  readonly hands: readonly HandView[]
  readonly dealer: { readonly cards: readonly (PlayingCard | 'hole')[]; readonly worth: Worth | undefined }
}

const EMPTY_HAND: HandView = { cards: [], worth: undefined, isDoubled: false, settled: undefined }

export const dealOf = (events: readonly RoundEventOf<'blackjack'>[]): DealView =>
  events.reduce(step, { hands: [EMPTY_HAND], dealer: { cards: [], worth: undefined } })

function step(deal: DealView, event: RoundEventOf<'blackjack'>): DealView {
  const { dealer } = deal
  switch (event.type) {
    case 'cardDealt': {
      const worth = { total: event.total, isSoft: event.isSoft }
      if (event.to === 'dealer') return { ...deal, dealer: { cards: [...dealer.cards, event.card], worth } }
      return withHand(deal, event.hand, (hand) => ({ ...hand, cards: [...hand.cards, event.card], worth }))
    }
    case 'holeDealt':
      return { ...deal, dealer: { ...dealer, cards: [...dealer.cards, 'hole'] } }
    case 'holeTurned': {
      const cards = dealer.cards.map((card) => (card === 'hole' ? event.card : card))
      return { ...deal, dealer: { cards, worth: { total: event.total, isSoft: event.isSoft } } }
    }
    case 'handSplit':
      return { ...deal, hands: deal.hands[0]!.cards.map((card) => ({ ...EMPTY_HAND, cards: [card] })) }
    case 'handDoubled':
      return withHand(deal, event.hand, (hand) => ({ ...hand, isDoubled: true }))
    case 'handSettled':
      return withHand(deal, event.hand, (hand) => ({ ...hand, settled: event }))
    default:
      return deal
  }
}

const withHand = (deal: DealView, index: number, change: (hand: HandView) => HandView): DealView => ({
  ...deal,
  hands: deal.hands.map((hand, at) => (at === index ? change(hand) : hand)),
})

/** The player's active hand: standing emits no event, so it follows from the choices. */
export function activeHand({ hands }: DealView, choices: readonly Choice[]): number {
  const [first, second] = hands
  if (!first || !second) return 0
  const hasStood = choices.some(({ kind }) => kind === 'stand')
  return first.isDoubled || (first.worth?.total ?? 0) >= 21 || hasStood ? 1 : 0
}
