import type { PublishedReport } from '#engine/math-report/math-report.ts'
import type { GameDefinition } from '#engine/definition.ts'
import type { SlotDefinition } from '#engine/slot/definition.ts'

/** The category pages of the library, by slug. */
export type GameCategory =
  | 'popular-games'
  | 'top-games'
  | 'rapid-link'
  | 'fishing'
  | 'weekly-specials'
  | 'bonus-combo'
  | 'table-games'
  | 'instant-games'

export type Words = Readonly<Record<'en' | 'es', string>>

/** The lobby's data on any game. */
export interface GameCard {
  readonly slug: string
  /** A proper name: the same in every language. */
  readonly title: string
  readonly category: GameCategory
  /** What is played, in a few words. */
  readonly rules: Words
  /** Shown until the picture loads. */
  readonly bgColor: `#${string}`
}

/** A playable game: its definition and math report. */
export interface Game<D extends GameDefinition = SlotDefinition> extends GameCard {
  readonly tagline: Words
  /** The colors that code draws with. */
  readonly colors: GameColors
  /** The opening date, `2026-11-24`: games are listed in this order. */
  readonly openedOn: string
  readonly symbolNames: Readonly<Record<string, Words>>
  readonly definition: D
  readonly mathReport: PublishedReport
  /**
   * Former definitions. A changed definition leaves the old one here: its open rounds are finished on it (for 30 days
   * at most), and its old rounds verify against it.
   */
  readonly pastRules?: readonly D[]
}

/** As 0xRRGGBB. */
export interface GameColors {
  readonly light: number
  readonly glow: number
  readonly well: number
}

export type SlotGame = Game<SlotDefinition>

/** A game of any family. */
export type AnyGame = Game<GameDefinition>

/** An announced game: a tile with a reminder and no page. */
export interface ComingGame extends GameCard {
  readonly isComing: true
}
