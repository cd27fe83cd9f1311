import type { EventPayload } from '#kernel/event.ts'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { roundSettled } from '#platform/events/index.ts'

/** A settled round as the store of its slice keeps it, in the shape of its event. */
export interface PlayedRound {
  readonly player: Id<'plr'>
  readonly at: Instant
  readonly payload: EventPayload<typeof roundSettled>
}

/** Which stored rounds are wanted: of these players, since then, the oldest of each player first. */
export interface RoundsWanted {
  readonly players: readonly Id<'plr'>[]
  readonly since: Instant
  readonly limit: number
}
