import type { ComponentType } from 'react'
import type { DefinitionOf, GameKind } from '#engine/definition.ts'
import type { RoundEventOf, BetParams } from '#engine/events.ts'
import type { Bet, Choice, ChoiceOption } from '#engine/round-contract.ts'
import type { Game } from '#games/game.ts'
import type { Effect } from '../sound/effects.ts'
import type { Sounds } from '../sound/sounds.ts'
import type { TablePhase } from './table-state.ts'

/** Families without reels. */
export type TableKind = Exclude<GameKind, 'slot'>

/** What a table family shows and asks; the frame, calls and balances are shared by all. */
export interface TableScreen<K extends TableKind> {
  /** Duration of an event's animation at normal speed, in milliseconds; `isStill` with reduced motion. */
  paceMs(event: RoundEventOf<K>, isStill: boolean): number
  /** The initial params. */
  firstParams(definition: DefinitionOf<K>): BetParams
  /** The stake of a press; undefined while the bet is incomplete. */
  betOf(definition: DefinitionOf<K>, chosen: { stake: number; params: BetParams }): Bet | undefined
  /** The sound of the event. */
  sound?(event: RoundEventOf<K>): TableSound | undefined
  /** The table itself, rendered from the visible events. */
  readonly Board: ComponentType<BoardProps<K>>
  /** One announcement per relevant event, for screen readers. */
  say(event: RoundEventOf<K>, tools: SayTools, definition: DefinitionOf<K>): string | undefined
  /** The word on the main button before a round; `play` by default. */
  readonly start?: 'play' | 'deal'
  /** A press while a round is shown plays the next one: its board shows several at a time. */
  readonly isStacking?: boolean
  /** Whether the board places chips of the selected value; the play amount is their sum. */
  isByChips?(definition: DefinitionOf<K>): boolean
  /** The chips it offers, out of the amounts that the game takes; all by default. */
  chipsOf?(levels: readonly number[]): readonly number[]
  /** The help's content besides rules and odds. */
  readonly HelpPart?: ComponentType<{ readonly game: Game<DefinitionOf<K>> }>
}

export interface TableSound {
  readonly effect: Effect
  readonly semitones?: number
}

export interface SayTools {
  /** The game's own messages: keys below `game.tables`. */
  readonly t: (key: string, values?: Record<string, string | number>) => string
  readonly format: (minor: number) => string
}

export interface BoardProps<K extends TableKind> {
  readonly game: Game<DefinitionOf<K>>
  readonly events: readonly RoundEventOf<K>[]
  readonly phase: TablePhase
  readonly stake: number
  readonly params: BetParams
  /** Sets the next round's params; ignored during a round. */
  readonly pick: (params: BetParams) => void
  /** The player's available choices; empty at all other times. */
  readonly options: readonly ChoiceOption[]
  readonly choose: (choice: Choice) => void
  /** The choices made in the round so far. */
  readonly choices: readonly Choice[]
  /** The mode's available amounts, ascending, and how to select one. */
  readonly levels: readonly number[]
  readonly pickStake: (stake: number) => void
  /** Formats minor units in the round's mode. */
  readonly format: (minor: number) => string
  /** Reduced motion: everything appears immediately. */
  readonly isStill: boolean
  /** The factor for all durations, `--pace` in CSS: 1, or less at higher speeds. */
  readonly pace: number
  readonly sounds: Sounds
}
