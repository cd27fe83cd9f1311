import type { PlayingCard } from '../natural-odds/deck.ts'
import type { Steps, Table } from '../natural-odds/steps.ts'
import type { Awaiting, Choice } from '../round-contract.ts'
import { dealerTakes, isNatural, openShoe, pointsOf, type Shoe, valueOf } from './cards.ts'
import type { BlackjackDefinition } from './definition.ts'
import { type Hand, type MoveKind, movesOf, newHand, paidFor, resultOf } from './hand.ts'
import type { Seat } from './seats.ts'
import { resultOfSide, sideMultiple } from './side-bets.ts'

/** Deals the player's hands one after the other, then the dealer's. */
export class Deal {
  readonly #definition: BlackjackDefinition
  readonly #table: Table<'blackjack'>
  readonly #seats: readonly Seat[]
  /** The seats' hands, then those of splits. */
  readonly #hands: Hand[]
  readonly #dealer: PlayingCard[] = []
  readonly #shoe: Shoe

  constructor(definition: BlackjackDefinition, table: Table<'blackjack'>, seats: readonly Seat[]) {
    this.#definition = definition
    this.#table = table
    this.#seats = seats
    this.#hands = seats.map(({ amount }) => newHand([], amount))
    this.#shoe = openShoe(table.stream, definition.decks)
  }

  *play(): Steps {
    for (const index of this.#seats.keys()) this.#dealToPlayer(index)
    this.#dealToDealer()
    for (const index of this.#seats.keys()) this.#dealToPlayer(index)
    this.#dealer.push(this.#shoe('dealer:2'))
    this.#table.emit({ type: 'holeDealt' })
    const won = this.#settleSides()
    if (!this.#hasDealerNatural()) {
      for (const index of this.#seats.keys()) {
        const other = yield* this.#playHand(index)
        if (other !== undefined) yield* this.#playHand(other)
      }
    }
    this.#playDealer()
    return won + this.#settle()
  }

  /** The first three cards settle the side bets. */
  #settleSides(): number {
    let won = 0
    for (const [hand, { sides }] of this.#seats.entries()) {
      const [first, second] = this.#hands[hand]!.cards
      for (const { side, amount: played } of sides) {
        const result = resultOfSide(side, [first!, second!, this.#dealer[0]!])
        const amount = played * sideMultiple(this.#definition.seats!.sidePays, side, result)
        this.#table.emit({ type: 'sideSettled', hand, side, result: result ?? null, played, amount })
        won += amount
      }
    }
    return won
  }

  /** A natural of the dealer ends the deal before any choice. */
  #hasDealerNatural(): boolean {
    const canBeNatural = [1, 10].includes(pointsOf(this.#dealer[0]!))
    if (canBeNatural) this.#table.emit({ type: 'dealerPeeked', isNatural: isNatural(this.#dealer) })
    return isNatural(this.#dealer)
  }

  /** Returns the hand that a split made. */
  *#playHand(index: number): Generator<Awaiting, number | undefined, Choice> {
    const hand = this.#hands[index]!
    let other: number | undefined
    while (!hand.isDone) {
      const moves = movesOf(this.#definition, hand)
      if (moves.length === 0) break
      const { kind } = yield turnOf(moves, hand.amount)
      if (kind === 'split') other = this.#split(index)
      else this.#move(kind as Exclude<MoveKind, 'split'>, index)
    }
    return other
  }

  #move(kind: Exclude<MoveKind, 'split'>, index: number): void {
    const hand = this.#hands[index]!
    if (kind !== 'hit') hand.isDone = true
    if (kind === 'stand') return
    if (kind === 'double') {
      hand.plays = 2
      this.#table.emit({ type: 'handDoubled', hand: index, cost: hand.amount })
    }
    this.#dealToPlayer(index)
  }

  #split(index: number): number {
    const hand = this.#hands[index]!
    const other = newHand(hand.cards.splice(1), hand.amount, true)
    hand.isSplit = true
    const into = this.#hands.push(other) - 1
    const places = this.#definition.seats && { hand: index, into }
    this.#table.emit({ type: 'handSplit', ...places, cost: hand.amount })
    this.#dealToPlayer(index)
    this.#dealToPlayer(into)
    const areAces = pointsOf(hand.cards[0]!) === 1
    hand.isDone = areAces
    other.isDone = areAces
    return into
  }

  /** Every round reveals the hole card; the dealer draws more only against a hand that stands. */
  #playDealer(): void {
    this.#table.emit({ type: 'holeTurned', card: this.#dealer[1]!, ...valueOf(this.#dealer) })
    const isAwaited = this.#hands.some((hand) => valueOf(hand.cards).total <= 21 && (hand.isSplit || !isNatural(hand.cards)))
    while (isAwaited && !isNatural(this.#dealer) && dealerTakes(valueOf(this.#dealer))) this.#dealToDealer()
  }

  #settle(): number {
    return this.#hands.reduce((sum, hand, index) => {
      const played = hand.plays * hand.amount
      const result = resultOf(hand, this.#dealer)
      const amount = paidFor(result, played, this.#definition)
      this.#table.emit({ type: 'handSettled', hand: index, result, played, amount })
      return sum + amount
    }, 0)
  }

  #dealToPlayer(index: number): void {
    const { cards } = this.#hands[index]!
    const card = this.#shoe(`hand-${index + 1}:${cards.length + 1}`)
    cards.push(card)
    this.#table.emit({ type: 'cardDealt', to: 'player', hand: index, card, ...valueOf(cards) })
  }

  #dealToDealer(): void {
    const card = this.#shoe(`dealer:${this.#dealer.length + 1}`)
    this.#dealer.push(card)
    this.#table.emit({ type: 'cardDealt', to: 'dealer', hand: 0, card, ...valueOf(this.#dealer) })
  }
}

/** An abandoned hand stands. */
const turnOf = (moves: readonly MoveKind[], amount: number): Awaiting => ({
  options: moves.map((kind) => ({ choice: { kind }, cost: kind === 'double' || kind === 'split' ? amount : 0 })),
  byDefault: { kind: 'stand' },
})
