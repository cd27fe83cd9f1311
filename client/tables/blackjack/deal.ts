import type { HandResult, SideSettled } from '#engine/blackjack/events.ts'
import { type Seat, seatsOf } from '#engine/blackjack/seats.ts'
import type { BlackjackDefinition } from '#engine/blackjack/definition.ts'
import type { RoundEventOf } from '#engine/events.ts'
import type { PlayingCard } from '#engine/natural-odds/deck.ts'
import type { Choice } from '#engine/round-contract.ts'
import { pilesOf } from '../chips/piles.ts'

export interface Worth {
  readonly total: number
  readonly isSoft: boolean
}

export interface HandView {
  readonly cards: readonly PlayingCard[]
  readonly worth: Worth | undefined
  readonly isDoubled: boolean
  readonly isSplit: boolean
  /** From 1; both hands of a split have the same. */
  readonly seat: number
  readonly settled: { readonly result: HandResult; readonly played: number; readonly amount: number } | undefined
}

/** The cards on the felt. */
export interface DealView {
  readonly hands: readonly HandView[]
  readonly dealer: { readonly cards: readonly (PlayingCard | 'hole')[]; readonly worth: Worth | undefined }
  /** The settled side bets. */
  readonly sides: readonly SideSettled[]
}

const EMPTY_HAND = { cards: [], worth: undefined, isDoubled: false, isSplit: false, settled: undefined } as const

export const dealOf = (events: readonly RoundEventOf<'blackjack'>[], definition: BlackjackDefinition): DealView =>
  events.reduce(step, {
    hands: seatsPlayed(events, definition).map(({ seat }) => ({ ...EMPTY_HAND, seat })),
    dealer: { cards: [], worth: undefined },
    sides: [],
  })

const ONE_SEAT: readonly Seat[] = [{ seat: 1, amount: 0, sides: [] }]

/** The seats of the visible round. */
function seatsPlayed([start]: readonly RoundEventOf<'blackjack'>[], { seats }: BlackjackDefinition): readonly Seat[] {
  if (!seats) return ONE_SEAT
  return start?.type === 'roundStart' ? seatsOf(seats, pilesOf(start.params)) : []
}

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
      return split(deal, event.hand ?? 0)
    case 'handDoubled':
      return withHand(deal, event.hand, (hand) => ({ ...hand, isDoubled: true }))
    case 'handSettled':
      return withHand(deal, event.hand, (hand) => ({ ...hand, settled: event }))
    case 'sideSettled':
      return { ...deal, sides: [...deal.sides, event] }
    default:
      return deal
  }
}

const withHand = (deal: DealView, index: number, change: (hand: HandView) => HandView): DealView => ({
  ...deal,
  hands: deal.hands.map((hand, at) => (at === index ? change(hand) : hand)),
})

/** The new hand is the last one. */
function split(deal: DealView, index: number): DealView {
  const { cards, seat } = deal.hands[index]!
  const [one, other] = cards.map((card): HandView => ({ ...EMPTY_HAND, cards: [card], isSplit: true, seat }))
  return { ...deal, hands: [...deal.hands.map((hand, at) => (at === index ? one! : hand)), other!] }
}

/** The hands in the order in which they are played: those of a split one after the other. */
export const playOrder = ({ hands }: Pick<DealView, 'hands'>): number[] =>
  [...hands.keys()].toSorted((left, right) => hands[left]!.seat - hands[right]!.seat || left - right)

/** The player's active hand: standing emits no event, so each stand ends the next hand that nothing else has ended. */
export function activeHand(deal: DealView, choices: readonly Choice[]): number {
  let stands = choices.filter(({ kind }) => kind === 'stand').length
  const order = playOrder(deal)
  return order.find((index) => !isEnded(deal.hands[index]!) && stands-- === 0) ?? order.at(-1) ?? 0
}

/** Split aces take no more cards. */
const isEnded = ({ isDoubled, isSplit, worth, cards }: HandView): boolean =>
  isDoubled || (worth?.total ?? 0) >= 21 || (isSplit && cards[0]?.rank === 1)
