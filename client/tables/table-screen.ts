import type { ComponentType } from 'react'
import type { DefinitionOf, GameKind } from '#engine/definition.ts'
import type { RoundEventOf, Terms } from '#engine/events.ts'
import type { Bet, Choice, ChoiceOption } from '#engine/round-contract.ts'
import type { Game } from '#games/game.ts'
import type { Effect } from '../sound/effects.ts'
import type { Sounds } from '../sound/sounds.ts'
import type { TablePhase } from './table-state.ts'

/** The families that are not played on reels. */
export type TableKind = Exclude<GameKind, 'slot'>

/** What a family of tables shows and asks; the frame around it, calls and balances are the same for all. */
export interface TableScreen<K extends TableKind> {
  /** Milliseconds that an event takes to come into view at normal speed; `isStill` where nothing moves. */
  paceMs(event: RoundEventOf<K>, isStill: boolean): number
  /** What is chosen before anything was pressed. */
  firstTerms(definition: DefinitionOf<K>): Terms
  /** What a press plays; undefined while something is still to be chosen. */
  betOf(definition: DefinitionOf<K>, chosen: { stake: number; terms: Terms }): Bet | undefined
  /** What is heard as the event comes into view. */
  sound?(event: RoundEventOf<K>): TableSound | undefined
  /** The table itself, drawn from the events in view. */
  readonly Board: ComponentType<BoardProps<K>>
  /** One sentence for each event that matters, for those who listen. */
  say(event: RoundEventOf<K>, tools: SayTools): string | undefined
  /** The board lays chips of the chosen worth; what they come to is the play amount. */
  readonly isByChips?: boolean
  /** What the help says besides rules and odds. */
  readonly HelpPart?: ComponentType<{ readonly game: Game<DefinitionOf<K>> }>
}

export interface TableSound {
  readonly effect: Effect
  readonly semitones?: number
}

export interface SayTools {
  /** Words of the game's own: keys below `game.tables` of the messages. */
  readonly t: (key: string, values?: Record<string, string | number>) => string
  readonly format: (minor: number) => string
}

export interface BoardProps<K extends TableKind> {
  readonly game: Game<DefinitionOf<K>>
  readonly events: readonly RoundEventOf<K>[]
  readonly phase: TablePhase
  readonly stake: number
  readonly terms: Terms
  /** Terms of the next round; ignored while one is played. */
  readonly pick: (terms: Terms) => void
  /** The player's turn; empty at all other times. */
  readonly options: readonly ChoiceOption[]
  readonly choose: (choice: Choice) => void
  /** What was decided in the round so far. */
  readonly choices: readonly Choice[]
  /** The amounts on offer in this mode, rising, and how to take one. */
  readonly levels: readonly number[]
  readonly pickStake: (stake: number) => void
  /** Minor units as the player reads them, in the mode of the round. */
  readonly format: (minor: number) => string
  /** Nothing moves: things are where they are at once. */
  readonly isStill: boolean
  /** What every length of time is multiplied by, `--pace` in CSS: 1, or less where rounds go faster. */
  readonly pace: number
  readonly sounds: Sounds
}
