import type { Instant } from '#kernel/time.ts'
import type { JobContext } from './context.ts'
import type { Reader } from './db/database.ts'
import type { ServerFeature } from './feature.ts'
import { slicesOn } from './slices.ts'

export interface TimeSpan {
  readonly from: Instant
  readonly until: Instant
}

export interface GameRounds {
  readonly game: string
  readonly rounds: number
  /** How many players they are of. */
  readonly players: number
}

declare module './feature.ts' {
  interface ServerFeature {
    /** Until when this slice is done with rounds of the house, one after another: later ones must stay in their table. */
    readonly roundsCountedUntil?: (db: Reader) => Promise<Instant>
    /** Rounds of this slice started in each game of the brand within the span. */
    readonly roundsByGame?: (ctx: JobContext, span: TimeSpan) => Promise<readonly GameRounds[]>
  }
}

/** One entry a game, over all slices. A player in the rounds of two slices counts in both. */
export async function countRounds(ctx: JobContext, slices: readonly ServerFeature[], span: TimeSpan): Promise<GameRounds[]> {
  const parts = await Promise.all(slicesOn(ctx, slices).map(async (slice) => (await slice.roundsByGame?.(ctx, span)) ?? []))
  const counts = new Map<string, GameRounds>()
  for (const each of parts.flat()) {
    const { rounds = 0, players = 0 } = counts.get(each.game) ?? {}
    counts.set(each.game, { game: each.game, rounds: rounds + each.rounds, players: players + each.players })
  }
  return [...counts.values()]
}
