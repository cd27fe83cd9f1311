import type { RoundEventOf } from '#engine/events.ts'
import type { DeckCard, HandPaid, HoldReviewed } from '#engine/video-poker/events.ts'
import type { VideoPokerDefinition } from '#engine/video-poker/definition.ts'
import type { HandRank } from '#engine/video-poker/hands.ts'

export interface HandView {
  /** By position; undefined for face-down cards. */
  readonly cards: readonly (DeckCard | undefined)[]
  /** The cards as dealt, once dealt. */
  readonly dealt: readonly DeckCard[] | undefined
  /** The rank of the visible cards; undefined while some are face down. */
  readonly rank: HandRank | undefined
  /** The held positions, once decided. */
  readonly held: readonly number[] | undefined
  readonly drawn: ReadonlySet<number>
  readonly paid: HandPaid | undefined
  readonly review: HoldReviewed | undefined
}

/** What the names of some ranks depend on. */
export const rankValues = ({ pairFrom, jokers = 1 }: VideoPokerDefinition) => ({ pair: String(pairFrom), jokers: String(jokers) })

export const PLACES = [0, 1, 2, 3, 4] as const

const FACE_DOWN: HandView = {
  cards: PLACES.map(() => undefined),
  dealt: undefined,
  rank: undefined,
  held: undefined,
  drawn: new Set(),
  paid: undefined,
  review: undefined,
}

export const handOf = (events: readonly RoundEventOf<'video-poker'>[]): HandView => events.reduce(step, FACE_DOWN)

function step(view: HandView, event: RoundEventOf<'video-poker'>): HandView {
  switch (event.type) {
    case 'handDealt':
      return { ...view, cards: event.cards, dealt: event.cards, rank: event.rank }
    case 'cardsHeld': {
      const cards = view.cards.map((card, place) => (event.cards.includes(place) ? card : undefined))
      return { ...view, cards, held: event.cards, rank: undefined }
    }
    case 'cardDrawn': {
      const cards = view.cards.map((card, place) => (place === event.place ? event.card : card))
      return { ...view, cards, drawn: new Set([...view.drawn, event.place]) }
    }
    case 'handPaid':
      return { ...view, rank: event.rank, paid: event }
    case 'holdReviewed':
      return { ...view, review: event }
    default:
      return view
  }
}
