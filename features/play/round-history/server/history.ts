import type { PlayerContext } from '#platform/context.ts'
import type { SiteServices } from '#platform/feature.ts'
import type { ListedRound, RoundFilter } from '#platform/round-history.ts'
import { readVoidNotes, type VoidNote } from '#platform/round-voids/round-voids.ts'
import { slicesOn } from '#platform/slices.ts'

/**
 * Merges the rounds of all slices into one list, newest first: the newest of all are always among the newest of each.
 */
export async function readHistory(
  slices: SiteServices['slices'],
  ctx: PlayerContext,
  { filter, max }: { readonly filter: RoundFilter; readonly max: number },
): Promise<ListedRound[]> {
  const parts = await Promise.all(slicesOn(ctx, slices()).map(async (slice) => (await slice.rounds?.(ctx, filter, max)) ?? []))
  const newest = parts
    .flat()
    .sort((one, other) => (one.id < other.id ? 1 : -1))
    .slice(0, max)
  const voids = await readVoidNotes(
    ctx.reader,
    newest.map(({ id }) => id),
  )
  return voids.size === 0 ? newest : newest.map((round) => withVoid(round, voids.get(round.id)))
}

const withVoid = (round: ListedRound, voided: VoidNote | undefined): ListedRound => (voided ? { ...round, voided } : round)

/** Slugs of recently played games from all providers, newest first. */
export async function lastGamesOf(slices: SiteServices['slices'], ctx: PlayerContext): Promise<string[]> {
  const parts = await Promise.all(slicesOn(ctx, slices()).map(async (slice) => (await slice.lastGames?.(ctx)) ?? []))
  return parts
    .flat()
    .sort((one, other) => (one.round < other.round ? 1 : -1))
    .map(({ game }) => game)
}
