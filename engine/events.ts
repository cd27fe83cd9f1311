import type { GameKind } from './definition.ts'
import type { DiceEvent } from './dice/events.ts'
import type { PlinkoEvent } from './plinko/events.ts'
import type { MinesEvent } from './mines/events.ts'
import type { KenoEvent } from './keno/events.ts'
import type { RouletteEvent } from './roulette/events.ts'
import type { BlackjackEvent } from './blackjack/events.ts'
import type { VideoPokerEvent } from './video-poker/events.ts'
import type { LimboEvent } from './limbo/events.ts'
import type { HiLoEvent } from './hi-lo/events.ts'
import type { PrizeWheelEvent } from './prize-wheel/events.ts'
import type { CrashEvent } from './crash/events.ts'
import type { SlotEvent } from './slot/events.ts'

/**
 * A round is a finished list of events: clients play it back, history stores it, the verifier replays it. An event is
 * identified by its index. Amounts are minor units.
 */
export type RoundEvent = RoundEventOf<GameKind>

/** The events between a round's first and last, by kind of game. */
interface EventsByKind {
  readonly slot: SlotEvent
  readonly dice: DiceEvent
  readonly plinko: PlinkoEvent
  readonly mines: MinesEvent
  readonly keno: KenoEvent
  readonly roulette: RouletteEvent
  readonly blackjack: BlackjackEvent
  readonly 'video-poker': VideoPokerEvent
  readonly limbo: LimboEvent
  readonly 'hi-lo': HiLoEvent
  readonly 'prize-wheel': PrizeWheelEvent
  readonly crash: CrashEvent
}

export type RoundEventOf<K extends GameKind> = RoundStart | EventsByKind[K] | RoundEnd

export interface RoundStart {
  readonly type: 'roundStart'
  readonly game: string
  readonly defHash: string
  /** The amount debited at the start. */
  readonly stake: number
  /** The round's params, in games that take some. */
  readonly params?: BetParams
}

/** The last event of a round. */
export interface RoundEnd {
  readonly type: 'roundEnd'
  readonly payout: number
}

/** The params of a round, specific to each family: `{ mode: 'buy' }`, `{ mines: 5 }`. */
export type BetParams = Readonly<Record<string, unknown>>
