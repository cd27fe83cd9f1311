import type { DiceDefinition } from './dice/definition.ts'
import type { PlinkoDefinition } from './plinko/definition.ts'
import type { MinesDefinition } from './mines/definition.ts'
import type { KenoDefinition } from './keno/definition.ts'
import type { RouletteDefinition } from './roulette/definition.ts'
import type { BlackjackDefinition } from './blackjack/definition.ts'
import type { VideoPokerDefinition } from './video-poker/definition.ts'
import type { SlotDefinition } from './slot/definition.ts'

/** The rules of a game, as data. Everything that decides an outcome is here and in `defHash`; nothing that only shows it is. */
export type GameDefinition =
  | SlotDefinition
  | DiceDefinition
  | PlinkoDefinition
  | MinesDefinition
  | KenoDefinition
  | RouletteDefinition
  | BlackjackDefinition
  | VideoPokerDefinition

export type GameKind = GameDefinition['kind']

export type PlayMode = 'TournamentPoints' | 'SweepStakes'

/** What the rules of every game say. */
export interface CommonRules {
  /** The slug; also the game id of the fair stream. */
  readonly id: string
  /** Play amounts offered in each mode, in minor units, rising. */
  readonly betLevels: Readonly<Record<PlayMode, readonly number[]>>
  /** Jackpots that grow; only in games whose rounds settle at once. */
  readonly pools?: readonly JackpotPool[]
}

/**
 * A part of every play amount goes into it. A round hits it with a `win` of kind `jackpot` and its tier, whose amount is
 * `bet.pools[tier]` or a part of that; whether it hits depends on neither.
 */
export interface JackpotPool {
  readonly tier: string
  /** What it holds at first, and at least after a hit, in minor units. */
  readonly seed: Readonly<Record<PlayMode, number>>
  /** How much of a play amount goes into it: 5,000 is half a hundredth. */
  readonly millionths: number
}

/** The definitions of one kind. */
export type DefinitionOf<K extends GameKind> = Extract<GameDefinition, { kind: K }>
