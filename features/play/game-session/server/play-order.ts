import { createHash } from 'node:crypto'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { BetParams } from '#engine/events.ts'
import type { AnyGame } from '#games/game.ts'
import type { GameMode } from '../contract.ts'

/** One spin waiting in a lane. */
export interface PlayOrder {
  readonly playerId: Id<'plr'>
  /** The brand whose pooled jackpots it feeds. */
  readonly brand: string
  /** The client's request id: the same id returns the same round. */
  readonly key: string
  readonly roundId: Id<'rnd'>
  readonly at: Instant
  readonly game: AnyGame
  readonly mode: GameMode
  /** Minor units. */
  readonly stake: number
  /** Params chosen before the round; null if there are none. */
  readonly params: BetParams | null
  readonly mayPlayWon: boolean
  readonly freeSpinsId: string | null
}

/** The client's choices, which a repeat must match. The mode is not included, as it may be switched before a repeat. */
export const hashOf = ({ game, stake, freeSpinsId, params }: PlayOrder): string =>
  hashJson([game.slug, stake, freeSpinsId, ...(params ? [params] : [])])

export const hashJson = (parts: readonly unknown[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex')
