import type { DiceDefinition } from './dice/definition.ts'
import type { PlinkoDefinition } from './plinko/definition.ts'
import type { MinesDefinition } from './mines/definition.ts'
import type { KenoDefinition } from './keno/definition.ts'
import type { RouletteDefinition } from './roulette/definition.ts'
import type { BlackjackDefinition } from './blackjack/definition.ts'
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

export type GameKind = GameDefinition['kind']

export type PlayMode = 'TournamentPoints' | 'SweepStakes'

/** What the rules of every game say. */
export interface CommonRules {
  /** The slug; also the game id of the fair stream. */
  readonly id: string
  /** Play amounts offered in each mode, in minor units, rising. */
  readonly betLevels: Readonly<Record<PlayMode, readonly number[]>>
}

/** The definitions of one kind. */
export type DefinitionOf<K extends GameKind> = Extract<GameDefinition, { kind: K }>
