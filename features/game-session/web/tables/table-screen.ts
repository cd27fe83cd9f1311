import type { ComponentType } from 'react'
import type { DefinitionOf, GameKind } from '#engine/definition.ts'
import type { RoundEventOf, Terms } from '#engine/events.ts'
import type { Bet, Choice, ChoiceOption } from '#engine/round-contract.ts'
import type { Game } from '#games/game.ts'
import type { Sounds } from '../sound/sounds.ts'
import type { TablePhase } from './table-state.ts'

/** The families that are not played on reels. */
export type TableKind = Exclude<GameKind, 'slot'>

/** What a family of tables shows and asks; the frame around it, calls and balances are the same for all. */
export interface TableScreen<K extends TableKind> {
  /** Milliseconds that an event takes to come into view at normal speed. */
  paceMs(event: RoundEventOf<K>): number
  /** What is chosen before anything was pressed. */
  firstTerms(definition: DefinitionOf<K>): Terms
  /** What a press plays; undefined while something is still to be chosen. */
  betOf(definition: DefinitionOf<K>, chosen: { stake: number; terms: Terms }): Bet | undefined
  /** The table itself, drawn from the events in view. */
  readonly Board: ComponentType<BoardProps<K>>
  /** One sentence for each event that matters, for those who listen. */
  say(event: RoundEventOf<K>, tools: SayTools): string | undefined
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
  /** Minor units as the player reads them, in the mode of the round. */
  readonly format: (minor: number) => string
  /** Nothing moves: things are where they are at once. */
  readonly isStill: boolean
  readonly sounds: Sounds
}
