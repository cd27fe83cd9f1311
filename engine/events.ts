import type { GameKind } from './definition.ts'
import type { DiceEvent } from './dice/events.ts'
import type { PlinkoEvent } from './plinko/events.ts'
import type { MinesEvent } from './mines/events.ts'
import type { KenoEvent } from './keno/events.ts'
import type { RouletteEvent } from './roulette/events.ts'
import type { BlackjackEvent } from './blackjack/events.ts'
import type { VideoPokerEvent } from './video-poker/events.ts'
import type { SlotEvent } from './slot/events.ts'

/**
 * A round is a finished list of events; a client plays it back, history keeps it, a verifier repeats it. An event is
 * named by its place in the list. Amounts are minor units.
 */
export type RoundEvent = RoundEventOf<GameKind>

/** What happens between the first and the last event of a round, by kind of game. */
interface EventsByKind {
  readonly slot: SlotEvent
  readonly dice: DiceEvent
  readonly plinko: PlinkoEvent
  readonly mines: MinesEvent
  readonly keno: KenoEvent
  readonly roulette: RouletteEvent
  readonly blackjack: BlackjackEvent
  readonly 'video-poker': VideoPokerEvent
}

export type RoundEventOf<K extends GameKind> = RoundStart | EventsByKind[K] | RoundEnd

export interface RoundStart {
  readonly type: 'roundStart'
  readonly game: string
  readonly defHash: string
  /** What is debited at the start. */
  readonly stake: number
  /** What was chosen before the round, where there is something to choose. */
  readonly terms?: Terms
}

/** Nothing follows it. */
export interface RoundEnd {
  readonly type: 'roundEnd'
  readonly payout: number
}

/** What is chosen before a round, each family's own: `{ mode: 'buy' }`, `{ mines: 5 }`. */
export type Terms = Readonly<Record<string, unknown>>
