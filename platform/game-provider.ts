import type { Locale } from '#kernel/locale.ts'
import type { Session } from './context.ts'
import type { Tx } from './db/database.ts'
import type { DomainEvent } from './feature.ts'

/** Where games come from. The lobby, and whoever gives rounds away, know no other difference between games. */
export interface GameProvider {
  readonly id: string
  readonly title: string
  readonly games: readonly ProvidedGame[]
  /** The page of this site that launches a game and plays it. */
  pathOf(slug: string): string
  /** The page of its rules and odds, where this site has one. */
  helpPathOf(slug: string): string | null
  /**
   * Keeps rounds that were given away, with the event that gave them; once for each id. The house has none: the slice that
   * plays its rounds keeps them.
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
  /** False for one that is only announced. */
  readonly isOpen: boolean
  /** Where the provider says them. */
  readonly facts?: GameFacts
}

/** From the smallest to the greatest of all ways to play; both the same where there is one. */
export interface FactRange {
  readonly min: number
  readonly max: number
}

/** What is proven or fixed of a game. Chances and returns are hundredths of a percent, play amounts minor units. */
export interface GameFacts {
  /** How it pays or what is played: `lines`, `ways`, `roulette`. */
  readonly mechanic: string
  readonly features: readonly string[]
  readonly volatility: readonly ('low' | 'medium' | 'high' | 'very-high')[]
  readonly rtp: FactRange
  readonly hitRate: FactRange
  /** As a multiple of the play amount. */
  readonly topWin: { readonly multiple: number; readonly isCap: boolean }
  readonly playMin: Readonly<Record<Session['gameMode'], number>>
  readonly playMax: Readonly<Record<Session['gameMode'], number>>
  /** `rtp` is that of the best play. */
  readonly isOfSkill: boolean
}
