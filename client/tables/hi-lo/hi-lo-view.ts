import type { RoundEventOf } from '#engine/events.ts'
import type { HiLoDefinition } from '#engine/hi-lo/definition.ts'
import { type Guess, longer, NO_GUESS, type Run, waysOf } from '#engine/hi-lo/odds.ts'
import type { PlayingCard } from '#engine/natural-odds/deck.ts'

/** A card of the round and how it came. */
export interface PastCard {
  readonly card: PlayingCard
  readonly came: Guess | 'first' | 'skip'
  readonly isRight: boolean
}

export interface HiLoView {
  /** From the first to the current card. */
  readonly cards: readonly PastCard[]
  /** The right guesses so far. */
  readonly run: Run
  /** What collecting pays, in hundredths of the stake. */
  readonly pay: number
  readonly skips: number
  readonly end: 'none' | 'collected' | 'wrong'
}

export const viewOf = (definition: HiLoDefinition, events: readonly RoundEventOf<'hi-lo'>[]): HiLoView =>
  events.reduce(step, { cards: [], run: NO_GUESS, pay: 0, skips: definition.skipsMax, end: 'none' })

function step(view: HiLoView, event: RoundEventOf<'hi-lo'>): HiLoView {
  const { cards } = view
  switch (event.type) {
    case 'hiLoDealt':
      return { ...view, cards: [{ card: event.card, came: 'first', isRight: true }] }
    case 'hiLoSkipped':
      return { ...view, cards: [...cards, { card: event.card, came: 'skip', isRight: true }], skips: event.left }
    case 'hiLoGuessed': {
      const { card, guess, isRight, pay } = event
      const run = isRight ? longer(view.run, waysOf(cards.at(-1)!.card.rank, guess)) : view.run
      return { ...view, cards: [...cards, { card, came: guess, isRight }], run, pay, end: isRight ? 'none' : 'wrong' }
    }
    case 'hiLoCollected':
      return { ...view, pay: event.pay, end: 'collected' }
    default:
      return view
  }
}
