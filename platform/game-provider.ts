import type { Locale } from '#kernel/locale.ts'
import type { Context, Session } from './context.ts'
import type { Tx } from './db/database.ts'
import type { DomainEvent } from './feature.ts'

/** A source of games. The lobby and slices that award rounds see no other difference between games. */
export interface GameProvider {
  readonly id: string
  readonly title: string
  readonly games: readonly ProvidedGame[]
  /** False for a game that the brand does not offer now. Histories keep its title. */
  isOffered?(ctx: Pick<Context, 'isSwitchedOff'>, slug: string): boolean
  /** The page of this site that launches and plays a game. */
  pathOf(slug: string): string
  /** The page of its rules and odds, where this site has one. */
  helpPathOf(slug: string): string | null
  /**
   * Stores awarded rounds with the event that awarded them; once per id. The in-house provider has none: the slice
   * that plays its rounds stores them.
   */
  grantFreeRounds?(tx: Tx, event: DomainEvent<'free-spins.granted'>): Promise<void>
}

/** A game as the lobby shows it. */
export interface ProvidedGame {
  readonly slug: string
  readonly title: string
  readonly category: string
  readonly rules: Readonly<Record<Locale, string>>
  readonly tagline: Readonly<Record<Locale, string>> | null
  readonly bgColor: `#${string}`
  /** False for an announced game. */
  readonly isOpen: boolean
  /** If the provider reports them. */
  readonly facts?: GameFacts
}

/** Smallest and greatest over all ways to play; equal if there is one. */
export interface FactRange {
  readonly min: number
  readonly max: number
}

/** Proven or fixed facts of a game. Probabilities and RTP are hundredths of a percent, play amounts minor units. */
export interface GameFacts {
  /** How it pays or which game it is: `lines`, `ways`, `roulette`. */
  readonly mechanic: string
  readonly features: readonly string[]
  readonly volatility: readonly ('low' | 'medium' | 'high' | 'very-high')[]
  readonly rtp: FactRange
  readonly hitRate: FactRange
  /** As a multiple of the play amount, and in how many rounds it is won once on average. */
  readonly topWin: { readonly multiple: number; readonly isCap: boolean; readonly oneIn: number }
  readonly playMin: Readonly<Record<Session['gameMode'], number>>
  readonly playMax: Readonly<Record<Session['gameMode'], number>>
  /** `rtp` is that of the best play. */
  readonly isOfSkill: boolean
}
