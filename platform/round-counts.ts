import type { Instant } from '#kernel/time.ts'
import type { JobContext } from './context.ts'
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
    /** Rounds of this slice started in each game of the brand within the span; each game belongs to one slice. */
    readonly roundsByGame?: (ctx: JobContext, span: TimeSpan) => Promise<readonly GameRounds[]>
  }
}

/** By game, over all slices. */
export async function countRounds(ctx: JobContext, slices: readonly ServerFeature[], span: TimeSpan): Promise<GameRounds[]> {
  const parts = await Promise.all(slicesOn(ctx, slices).map(async (slice) => (await slice.roundsByGame?.(ctx, span)) ?? []))
  return parts.flat()
}
