import type { DiceDefinition } from './dice/definition.ts'
import type { PlinkoDefinition } from './plinko/definition.ts'
import type { MinesDefinition } from './mines/definition.ts'
import type { KenoDefinition } from './keno/definition.ts'
import type { RouletteDefinition } from './roulette/definition.ts'
import type { BlackjackDefinition } from './blackjack/definition.ts'
import type { VideoPokerDefinition } from './video-poker/definition.ts'
import type { LimboDefinition } from './limbo/definition.ts'
import type { HiLoDefinition } from './hi-lo/definition.ts'
import type { PrizeWheelDefinition } from './prize-wheel/definition.ts'
import type { CrashDefinition } from './crash/definition.ts'
import type { SlotDefinition } from './slot/definition.ts'

/** A game's rules, as data. Everything that decides an outcome is here and in `defHash`; presentation is not. */
export type GameDefinition =
  | SlotDefinition
  | DiceDefinition
  | PlinkoDefinition
  | MinesDefinition
  | KenoDefinition
  | RouletteDefinition
  | BlackjackDefinition
  | VideoPokerDefinition
  | LimboDefinition
  | HiLoDefinition
  | PrizeWheelDefinition
  | CrashDefinition

export type GameKind = GameDefinition['kind']

export type PlayMode = 'TournamentPoints' | 'SweepStakes'

/** The fields that every game's definition has. */
export interface CommonRules {
  /** The slug; also the game id of the fair stream. */
  readonly id: string
  /** The stakes offered in each mode, in minor units, ascending. */
  readonly betLevels: Readonly<Record<PlayMode, readonly number[]>>
  /** Progressive jackpots; only in games whose rounds settle immediately. */
  readonly pools?: readonly JackpotPool[]
}

/**
 * A share of every stake goes into the pool. A round hits it with a `win` of kind `jackpot` and its tier, whose
 * amount is `bet.pools[tier]` or a part of it. Neither the share nor the pool affects whether it hits.
 */
export interface JackpotPool {
  readonly tier: string
  /** The initial pool, and its minimum after a hit, in minor units. */
  readonly seed: Readonly<Record<PlayMode, number>>
  /** The share of a stake that goes into the pool: 5,000 is 0.5 %. */
  readonly millionths: number
}

/** The definitions of one kind. */
export type DefinitionOf<K extends GameKind> = Extract<GameDefinition, { kind: K }>
