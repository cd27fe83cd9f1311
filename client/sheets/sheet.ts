import type { AnyGame, SlotGame } from '#games/game.ts'
import type { AnyTools } from '../screen/any-tools.ts'
import type { GameTools } from '../screen/use-game-play.ts'

/** Sheets of every game. */
export type AnySheet = 'menu' | 'help' | 'fair' | 'amounts' | 'winnings'

/** Sheets of slots. */
export type Sheet = AnySheet | 'autoplay' | 'buy'

export interface AnySheetProps {
  readonly game: AnyGame
  readonly tools: AnyTools
  readonly open: (sheet: AnySheet) => void
  readonly close: () => void
}

export interface SheetProps {
  readonly game: SlotGame
  readonly tools: GameTools
  readonly open: (sheet: Sheet) => void
  readonly close: () => void
}
