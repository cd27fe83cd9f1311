import { createHash } from 'node:crypto'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Terms } from '#engine/events.ts'
import type { AnyGame } from '#games/game.ts'
import type { GameMode } from '../contract.ts'

/** One spin as it waits in a lane. */
export interface PlayOrder {
  readonly playerId: Id<'plr'>
  /** Whose pooled jackpots it feeds. */
  readonly brand: string
  /** The client's request id: the same one gives the same round. */
  readonly key: string
  readonly roundId: Id<'rnd'>
  readonly at: Instant
  readonly game: AnyGame
  readonly mode: GameMode
  /** Minor units. */
  readonly stake: number
  /** What was chosen before the round; null where there is nothing. */
  readonly terms: Terms | null
  readonly mayPlayWon: boolean
  readonly freeSpinsId: string | null
}

/** What the client chose, in which a repeat must agree. The mode is no part of it: it may be switched before a repeat. */
export const hashOf = ({ game, stake, freeSpinsId, terms }: PlayOrder): string =>
  hashJson([game.slug, stake, freeSpinsId, ...(terms ? [terms] : [])])

export const hashJson = (parts: readonly unknown[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex')
