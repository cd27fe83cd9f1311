import type { RoundEventOf } from '../events.ts'
import type { Stream } from '../fair/stream.ts'
import { type BetRules, paramsOf } from '../natural-odds/bet.ts'
import type { PlayingCard } from '../natural-odds/deck.ts'
import { playSteps, type Steps, type Table } from '../natural-odds/steps.ts'
import type { Awaiting, Bet, Choice, PlayedRound } from '../round-contract.ts'
import { dealerTakes, drawCard, isNatural, pointsOf, valueOf } from './cards.ts'
import { type BlackjackDefinition, MULTIPLE_MAX } from './definition.ts'
import { type Hand, type MoveKind, movesOf, newHand, paidFor, resultOf } from './hand.ts'

/** This game takes no params. */
export const blackjackBets = ({ naturalPays }: BlackjackDefinition): BetRules<BlackjackDefinition, true> => ({
  readParams: (_, params) => (params === undefined || Object.keys(params).length === 0 ? true : undefined),
  unit: naturalPays[1],
  multipleMax: MULTIPLE_MAX,
})

export function playBlackjack(
  definition: BlackjackDefinition,
  stream: Stream,
  bet: Bet,
  choices: readonly Choice[] = [],
): PlayedRound<RoundEventOf<'blackjack'>> {
  paramsOf(blackjackBets(definition), definition, bet)
  return playSteps(definition, { stream, bet, choices }, (table) => new Deal(definition, table).play())
}

/** Deals the player's hands, then the dealer's. */
class Deal {
  readonly #definition: BlackjackDefinition
  readonly #table: Table<'blackjack'>
  readonly #hands: Hand[] = []
  readonly #dealer: PlayingCard[] = []

  constructor(definition: BlackjackDefinition, table: Table<'blackjack'>) {
    this.#definition = definition
    this.#table = table
  }

  *play(): Steps {
    const first = newHand([], false)
    this.#hands.push(first)
    this.#dealToPlayer(0)
    this.#dealToDealer()
    this.#dealToPlayer(0)
    this.#dealer.push(drawCard(this.#table.stream, 'dealer:2'))
    this.#table.emit({ type: 'holeDealt' })
    if (!this.#isOverAtOnce()) {
      for (let hand = 0; hand < this.#hands.length; hand++) yield* this.#playHand(hand)
    }
    this.#playDealer()
    return this.#settle()
  }

  /** A natural on either side ends the deal before any choice. */
  #isOverAtOnce(): boolean {
    const canBeNatural = [1, 10].includes(pointsOf(this.#dealer[0]!))
    if (canBeNatural) this.#table.emit({ type: 'dealerPeeked', isNatural: isNatural(this.#dealer) })
    return isNatural(this.#dealer) || isNatural(this.#hands[0]!.cards)
  }

  *#playHand(index: number): Generator<Awaiting, void, Choice> {
    const hand = this.#hands[index]!
    while (!hand.isDone) {
      const moves = movesOf(this.#definition, hand)
      if (moves.length === 0) return
      const { kind } = yield turnOf(moves, this.#table.amount)
      this.#move(kind as MoveKind, index)
    }
  }

  #move(kind: MoveKind, index: number): void {
    const hand = this.#hands[index]!
    switch (kind) {
      case 'stand':
        hand.isDone = true
        return
      case 'hit':
        return this.#dealToPlayer(index)
      case 'double':
        hand.plays = 2
        hand.isDone = true
        this.#table.emit({ type: 'handDoubled', hand: index, cost: this.#table.amount })
        return this.#dealToPlayer(index)
      case 'split':
        return this.#split(hand)
    }
  }

  #split(hand: Hand): void {
    const other = newHand(hand.cards.splice(1), true)
    hand.isSplit = true
    this.#hands.push(other)
    this.#table.emit({ type: 'handSplit', cost: this.#table.amount })
    this.#dealToPlayer(0)
    this.#dealToPlayer(1)
    const areAces = pointsOf(hand.cards[0]!) === 1
    hand.isDone = areAces
    other.isDone = areAces
  }

  /** Every round reveals the hole card; the dealer draws more only against a hand that stands. */
  #playDealer(): void {
    this.#table.emit({ type: 'holeTurned', card: this.#dealer[1]!, ...valueOf(this.#dealer) })
    const isAwaited = this.#hands.some((hand) => valueOf(hand.cards).total <= 21 && (hand.isSplit || !isNatural(hand.cards)))
    while (isAwaited && !isNatural(this.#dealer) && dealerTakes(valueOf(this.#dealer))) this.#dealToDealer()
  }

  #settle(): number {
    return this.#hands.reduce((sum, hand, index) => {
      const played = hand.plays * this.#table.amount
      const result = resultOf(hand, this.#dealer)
      const amount = paidFor(result, played, this.#definition)
      this.#table.emit({ type: 'handSettled', hand: index, result, played, amount })
      return sum + amount
    }, 0)
  }

  #dealToPlayer(index: number): void {
    const { cards } = this.#hands[index]!
    const card = drawCard(this.#table.stream, `hand-${index + 1}:${cards.length + 1}`)
    cards.push(card)
    this.#table.emit({ type: 'cardDealt', to: 'player', hand: index, card, ...valueOf(cards) })
  }

  #dealToDealer(): void {
    const card = drawCard(this.#table.stream, `dealer:${this.#dealer.length + 1}`)
    this.#dealer.push(card)
    this.#table.emit({ type: 'cardDealt', to: 'dealer', hand: 0, card, ...valueOf(this.#dealer) })
  }
}

/** An abandoned hand stands. */
const turnOf = (moves: readonly MoveKind[], amount: number): Awaiting => ({
  options: moves.map((kind) => ({ choice: { kind }, cost: kind === 'double' || kind === 'split' ? amount : 0 })),
  byDefault: { kind: 'stand' },
})
