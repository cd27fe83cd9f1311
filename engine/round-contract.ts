import type { RoundEvent, RoundEventOf, BetParams } from './events.ts'
import type { Draw, Stream } from './fair/stream.ts'
import type { HelpPage, HelpSource } from './help.ts'
import type { DefinitionOf, GameDefinition, GameKind, PlayMode } from './definition.ts'

export interface Bet {
  /** Minor units debited at the start: a safe integer that the rules offer for these params. */
  readonly amount: number
  readonly params?: BetParams
  /** The game mode; required by games with pooled jackpots only. */
  readonly mode?: PlayMode
  /**
   * The current amount of each pooled jackpot, by tier, in minor units, and the amounts of the must-drop jackpots that
   * the round won; part of its record.
   */
  readonly pools?: Readonly<Record<string, number>>
}

/** One decision within a round: `{ kind: 'open', cell: 7 }`, `{ kind: 'hit' }`. Small plain data. */
export type Choice = Readonly<{ kind: string } & Record<string, unknown>>

export interface ChoiceOption {
  readonly choice: Choice
  /** Additional minor units that it debits, as for a double or a split. */
  readonly cost: number
}

/** A pending player decision. */
export interface Awaiting {
  readonly options: readonly ChoiceOption[]
  /** The choice that settles an abandoned round, repeated until the round ends. */
  readonly byDefault: Choice
}

export interface PlayedRound<E extends RoundEvent = RoundEvent> {
  readonly events: readonly E[]
  /** Minor units; zero until the round is settled. */
  readonly payout: number
  /** Minor units debited so far, including the cost of choices. */
  readonly stake: number
  /** Every draw, in order. */
  readonly draws: readonly Draw[]
  /** Null once the round is settled. */
  readonly awaiting: Awaiting | null
}

export interface ExampleBet {
  /** The id of its entry in the math report. */
  readonly mode: string
  readonly bet: Bet
  /** If the entry is of one part of the bet, a side bet of one play amount: what that part paid. */
  readonly payoutOf?: (events: readonly RoundEvent[]) => number
}

/** Why a bet cannot be played; the first that applies, in this order. */
export type BetRefusal = 'bad-params' | 'bad-amount'

/**
 * The interface of a game family. A round is a function of the rules, the stream, the bet and the choices so far:
 * each further choice replays it from the start, and no other state is kept.
 */
export interface Family<K extends GameKind, D extends GameDefinition = DefinitionOf<K>> {
  readonly kind: K
  /** Pure. Throws InvariantError for a bet that `refuse` rejects and for a choice that was not offered. */
  play(definition: D, stream: Stream, bet: Bet, choices: readonly Choice[]): PlayedRound<RoundEventOf<K>>
  /** Whether the params are valid and the stake divides as the rules need. */
  refuse(definition: D, bet: Bet): BetRefusal | undefined
  /** Whether the house offers this stake for these params in this mode. */
  isOffered(definition: D, bet: Bet, mode: PlayMode): boolean
  /**
   * Bets near this stake, one for each entry of the math report, in its order: for tools, tests and published rounds.
   */
  examples(definition: D, amount: number): readonly ExampleBet[]
  help(source: HelpSource<D>, language: 'en' | 'es'): HelpPage
}
