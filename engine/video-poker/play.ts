import type { RoundEventOf } from '../events.ts'
import type { Stream } from '../fair/stream.ts'
import { type BetRules, paramsOf } from '../natural-odds/bet.ts'
import { cardOf } from '../natural-odds/deck.ts'
import { takeFrom } from '../natural-odds/drum.ts'
import { playSteps, type Steps, type Table } from '../natural-odds/steps.ts'
import type { Awaiting, Bet, Choice, PlayedRound } from '../round-contract.ts'
import type { VideoPokerDefinition } from './definition.ts'
import type { DeckCard, HoldReviewed } from './events.ts'
import { deckSizeOf, HAND_RANKS, type HandRank, JOKER, rankIndex } from './hands.ts'
import { bestOf, type HoldMask, holdReturns } from './holds.ts'

/** This game takes no params. */
export const videoPokerBets = ({ pays }: VideoPokerDefinition): BetRules<VideoPokerDefinition, true> => ({
  readParams: (_, params) => (params === undefined || Object.keys(params).length === 0 ? true : undefined),
  unit: 1,
  multipleMax: pays['natural-royal'],
})

export function playVideoPoker(
  definition: VideoPokerDefinition,
  stream: Stream,
  bet: Bet,
  choices: readonly Choice[] = [],
): PlayedRound<RoundEventOf<'video-poker'>> {
  paramsOf(videoPokerBets(definition), definition, bet)
  return playSteps(definition, { stream, bet, choices }, (table) => dealHand(definition, table))
}

function* dealHand(definition: VideoPokerDefinition, { stream, amount, emit }: Table<'video-poker'>): Steps {
  const deck = [...Array(deckSizeOf(definition)).keys()]
  const hand = PLACES.map((place) => takeFrom(deck, stream, `card:${place + 1}`))
  emit({ type: 'handDealt', cards: hand.map(shown), rank: rankOf(definition, hand) })
  const { cards } = yield TURN
  const held = cards as readonly number[]
  emit({ type: 'cardsHeld', cards: held })
  const last = hand.map((card, place) => {
    if (held.includes(place)) return card
    const drawn = takeFrom(deck, stream, `draw:${place + 1}`)
    emit({ type: 'cardDrawn', place, card: shown(drawn) })
    return drawn
  })
  const rank = rankOf(definition, last)
  const pay = definition.pays[rank]
  emit({ type: 'handPaid', rank, pay, amount: pay * amount })
  emit(review(definition, hand, held))
  return pay * amount
}

const PLACES = [0, 1, 2, 3, 4] as const

const placesIn = (mask: HoldMask): number[] => PLACES.filter((place) => (mask >> place) & 1)

/** Every hold, all five cards first: an abandoned hand is paid as dealt. */
const TURN: Awaiting = {
  options: Array.from({ length: 32 }, (_, index) => ({ choice: { kind: 'hold', cards: placesIn(31 - index) }, cost: 0 })),
  byDefault: { kind: 'hold', cards: [...PLACES] },
}

const shown = (card: number): DeckCard => (card === JOKER ? 'joker' : cardOf(card))

const rankOf = ({ pairFrom }: VideoPokerDefinition, hand: readonly number[]): HandRank => HAND_RANKS[rankIndex(hand, pairFrom)]!

function review(definition: VideoPokerDefinition, hand: readonly number[], held: readonly number[]): HoldReviewed {
  const returns = holdReturns(definition, hand)
  const best = bestOf(returns)
  const own = returns[held.reduce((mask, place) => mask | (1 << place), 0)]!
  return {
    type: 'holdReviewed',
    best: placesIn(best.mask),
    bestReturn: { paid: best.paid, draws: best.draws },
    heldReturn: { paid: own.paid, draws: own.draws },
  }
}
