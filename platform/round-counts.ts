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
}

declare module './feature.ts' {
  interface ServerFeature {
    /** Rounds of this slice started in each game of the brand within the span. */
    readonly roundsByGame?: (ctx: JobContext, span: TimeSpan) => Promise<readonly GameRounds[]>
  }
}

/** Total over all slices. */
export async function countRounds(
  ctx: JobContext,
  slices: readonly ServerFeature[],
  span: TimeSpan,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  const parts = await Promise.all(slicesOn(ctx, slices).map(async (slice) => (await slice.roundsByGame?.(ctx, span)) ?? []))
  for (const { game, rounds } of parts.flat()) counts.set(game, (counts.get(game) ?? 0) + rounds)
  return counts
}
