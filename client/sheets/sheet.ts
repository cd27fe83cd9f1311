import type { SlotGame } from '#games/game.ts'
import type { GameTools } from '../screen/use-game-play.ts'

/** What may be opened over a game. */
export type Sheet = 'menu' | 'help' | 'autoplay' | 'amounts' | 'winnings' | 'buy'

export interface SheetProps {
  readonly game: SlotGame
  readonly tools: GameTools
  readonly open: (sheet: Sheet) => void
  readonly close: () => void
}
