import type { Certificate } from '#engine/certify/certificate.ts'
import type { GameDefinition } from '#engine/definition.ts'
import type { SlotDefinition } from '#engine/slot/definition.ts'

/** The category pages of the library, by their slugs. */
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

/** What the lobby knows of any game. */
export interface GameCard {
  readonly slug: string
  /** A name of its own: the same in every language. */
  readonly title: string
  readonly category: GameCategory
  /** What is played, in a few words. */
  readonly rules: Words
  /** Shown until the picture arrives. */
  readonly bgColor: `#${string}`
}

/** A game that can be played: its rules, and what is proven of them. The screens know slots so far. */
export interface Game<D extends GameDefinition = SlotDefinition> extends GameCard {
  readonly tagline: Words
  /** Names the look that `art/` and the game's screen share. */
  readonly paletteId: string
  readonly symbolNames: Readonly<Record<string, Words>>
  readonly definition: D
  readonly certificate: Certificate
}

export type SlotGame = Game<SlotDefinition>

/** A game of any family. */
export type AnyGame = Game<GameDefinition>

/** A game that is announced: a tile with a reminder, nothing to open. */
export interface ComingGame extends GameCard {
  readonly isComing: true
}
