import type { RoundEvent, RoundEventOf, Terms } from './events.ts'
import type { Draw, Stream } from './fair/stream.ts'
import type { HelpPage, HelpSource } from './help.ts'
import type { DefinitionOf, GameDefinition, GameKind, PlayMode } from './definition.ts'

export interface Bet {
  /** Minor units debited at the start: a safe integer that the rules offer for these terms. */
  readonly amount: number
  readonly terms?: Terms
  /** What each pooled jackpot holds now, by tier, in minor units; part of the round's record. */
  readonly pools?: Readonly<Record<string, number>>
}

/** One decision within a round: `{ kind: 'open', cell: 7 }`, `{ kind: 'hit' }`. Plain data, small. */
export type Choice = Readonly<{ kind: string } & Record<string, unknown>>

export interface ChoiceOption {
  readonly choice: Choice
  /** Minor units that it debits besides: a double, a split. */
  readonly cost: number
}

/** The player's turn. */
export interface Awaiting {
  readonly options: readonly ChoiceOption[]
  /** What an abandoned round is settled by, again and again until it is done. */
  readonly byDefault: Choice
}

export interface PlayedRound<E extends RoundEvent = RoundEvent> {
  readonly events: readonly E[]
  /** Minor units; nothing until the round is settled. */
  readonly payout: number
  /** Minor units debited so far, the choices' costs included. */
  readonly stake: number
  /** Every use of chance, in order. */
  readonly draws: readonly Draw[]
  /** Null once the round is settled. */
  readonly awaiting: Awaiting | null
}

export interface ExampleBet {
  /** The id of the certificate's entry that tells what comes of it. */
  readonly mode: string
  readonly bet: Bet
}

/** Why a bet cannot be played; the first in this order. */
export type BetRefusal = 'bad-terms' | 'bad-amount'

/**
 * What a family of games can do. A round is a function of the rules, the stream, the bet and the choices so far: one
 * more choice plays it again from the start with one more, and nothing else is kept.
 */
export interface Family<K extends GameKind, D extends GameDefinition = DefinitionOf<K>> {
  readonly kind: K
  /** Pure. Throws InvariantError for a bet that `refuse` refuses, and for a choice that was not offered. */
  play(definition: D, stream: Stream, bet: Bet, choices: readonly Choice[]): PlayedRound<RoundEventOf<K>>
  /** Whether the terms make sense and the amount divides as the rules need. */
  refuse(definition: D, bet: Bet): BetRefusal | undefined
  /** Whether the house offers this amount for these terms in this mode. */
  isOffered(definition: D, bet: Bet, mode: PlayMode): boolean
  /** Bets of about this amount, one for each entry of the certificate, in its order: for tools, tests and published rounds. */
  examples(definition: D, amount: number): readonly ExampleBet[]
  help(source: HelpSource<D>, language: 'en' | 'es'): HelpPage
}
