import type { PlayerContext } from '#platform/context.ts'
import type { SiteServices } from '#platform/feature.ts'
import type { ListedRound, RoundFilter } from '#platform/round-history.ts'
import { slicesOn } from '#platform/slices.ts'

/** The rounds of every slice as one list, the newest first: each gives its newest, and no more than those can be among them. */
export async function readHistory(
  slices: SiteServices['slices'],
  ctx: PlayerContext,
  { filter, max }: { readonly filter: RoundFilter; readonly max: number },
): Promise<ListedRound[]> {
  const parts = await Promise.all(slicesOn(ctx, slices()).map(async (slice) => (await slice.rounds?.(ctx, filter, max)) ?? []))
  return parts
    .flat()
    .sort((one, other) => (one.id < other.id ? 1 : -1))
    .slice(0, max)
}

/** Slugs of what was played lately, whoever made the games; the latest first. */
export async function lastGamesOf(slices: SiteServices['slices'], ctx: PlayerContext): Promise<string[]> {
  const parts = await Promise.all(slicesOn(ctx, slices()).map(async (slice) => (await slice.lastGames?.(ctx)) ?? []))
  return parts
    .flat()
    .sort((one, other) => (one.round < other.round ? 1 : -1))
    .map(({ game }) => game)
}
