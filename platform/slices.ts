import type { GuardedAs } from '#kernel/contract.ts'
import { assert } from '#kernel/result.ts'
import type { Id } from '#kernel/id.ts'
import type { Context, PlayerContext, Recipient, ShownTo, VisitorContext } from './context.ts'
import type { Reader } from './db/database.ts'
import type { AccountStep, GameProvider, ServerFeature } from './feature.ts'

type Part = Promise<object> | undefined

/** Whether the slice is active for this brand. */
export const isSliceOn = (ctx: Pick<Context, 'isOn'>, { id, isInEveryTheme }: Pick<ServerFeature, 'id' | 'isInEveryTheme'>) =>
  isInEveryTheme || ctx.isOn(id)

export const slicesOn = (ctx: Pick<Context, 'isOn'>, slices: readonly ServerFeature[]): ServerFeature[] =>
  slices.filter((slice) => isSliceOn(ctx, slice))

/** The providers of the enabled slices, with the games that the brand offers now. */
export const providersOn = (ctx: Context, slices: readonly ServerFeature[]): GameProvider[] =>
  slicesOn(ctx, slices)
    .flatMap((slice) => slice.gameProviders?.() ?? [])
    .map((provider) => ({
      ...provider,
      games: provider.games.filter(({ slug }) => provider.isOffered?.(ctx, slug) ?? true),
    }))

/** For a call that starts a round or purchase only in some cases: the first slice that refuses throws. */
export async function askGuardsFor(ctx: PlayerContext, slices: readonly ServerFeature[], start: GuardedAs): Promise<void> {
  for (const { guardAs } of slicesOn(ctx, slices)) await guardAs?.(ctx, start)
}

/** Whether every slice accepts an account of this person, or the address in the one that `id` names. */
export async function maySignUp(
  ctx: VisitorContext,
  slices: readonly ServerFeature[],
  who: Parameters<NonNullable<ServerFeature['maySignUp']>>[1],
): Promise<boolean> {
  for (const slice of slicesOn(ctx, slices)) if ((await slice.maySignUp?.(ctx, who)) === false) return false
  return true
}

/** Whether every slice allows granting them entries. */
export async function areEntriesOpen(ctx: Context, slices: readonly ServerFeature[], to: Recipient): Promise<boolean> {
  for (const slice of slicesOn(ctx, slices)) if ((await slice.areEntriesOpen?.(ctx, to)) === false) return false
  return true
}

/** Those of these players who may not receive entries outside of a visit, as by a job. */
export async function entriesClosedTo(
  ctx: Context,
  slices: readonly ServerFeature[],
  { db, players }: PlayersAt,
): Promise<ReadonlySet<Id<'plr'>>> {
  const closed = new Set<Id<'plr'>>()
  for (const slice of slicesOn(ctx, slices)) {
    const open = players.filter((player) => !closed.has(player))
    for (const player of await closedBySlice(ctx, slice, { db, players: open })) closed.add(player)
  }
  return closed
}

async function closedBySlice(ctx: Context, slice: ServerFeature, { db, players }: PlayersAt): Promise<readonly Id<'plr'>[]> {
  if (slice.entriesClosedTo) return slice.entriesClosedTo(ctx, db, players)
  const closed: Id<'plr'>[] = []
  if (slice.areEntriesOpen)
    for (const playerId of players) if (!(await slice.areEntriesOpen(ctx, { db, playerId, visit: null }))) closed.push(playerId)
  return closed
}

interface PlayersAt {
  readonly db: Reader
  readonly players: readonly Id<'plr'>[]
}

/** The campaigns that this player sees, each with the player's arm; null without one. */
export async function maySee(
  ctx: Context,
  slices: readonly ServerFeature[],
  { playerId, campaigns }: { playerId: Id<'plr'>; campaigns: readonly ShownTo[] },
): Promise<ReadonlyMap<string, string | null>> {
  const slice = slices.find((each) => each.seenCampaigns)
  return (await slice?.seenCampaigns?.(ctx, playerId, campaigns)) ?? new Map(campaigns.map(({ id }) => [id, null]))
}

declare module './feature.ts' {
  interface ServerFeature {
    /** Those of these campaigns that this player sees, each with the player's arm of its experiment. One slice answers. */
    readonly seenCampaigns?: (
      ctx: Context,
      playerId: Id<'plr'>,
      campaigns: readonly ShownTo[],
    ) => Promise<ReadonlyMap<string, string | null>>
    /** Whether this player or guest may receive entries; if one slice refuses, prizes are granted without them. */
    readonly areEntriesOpen?: (ctx: Context, to: Recipient) => Promise<boolean>
    /** The same for many players without a visit: those who may not. A slice without it is asked about each of them. */
    readonly entriesClosedTo?: (ctx: Context, db: Reader, players: readonly Id<'plr'>[]) => Promise<readonly Id<'plr'>[]>
    /** Names of content that this slice hides from the visitor: if they differ, game lists are reloaded. */
    readonly restrictionIds?: (ctx: VisitorContext) => Promise<readonly string[]>
  }
}

/** The content hidden from the visitor, by name and in order. */
export async function restrictionsOf(ctx: VisitorContext, slices: readonly ServerFeature[]): Promise<string[]> {
  const parts = await Promise.all(slicesOn(ctx, slices).map(async (slice) => (await slice.restrictionIds?.(ctx)) ?? []))
  return parts.flat().toSorted()
}

/** Merges the fragments of all enabled slices. A key belongs to one slice: a duplicate is a bug. */
export async function gather(
  ctx: Context,
  slices: readonly ServerFeature[],
  partOf: (slice: ServerFeature) => Part,
): Promise<Record<string, unknown>> {
  const parts = await Promise.all(slicesOn(ctx, slices).map(async (slice) => partOf(slice)))
  const merged: Record<string, unknown> = {}
  for (const [key, value] of parts.flatMap((part) => Object.entries(part ?? {}))) {
    assert(!(key in merged), `two slices speak for '${key}'`)
    merged[key] = value
  }
  return merged
}

/** The steps without a further reward for this player. */
export async function stepsWithoutReward(ctx: PlayerContext, slices: readonly ServerFeature[]): Promise<AccountStep[]> {
  const parts = await Promise.all(slicesOn(ctx, slices).map(async (slice) => slice.stepsWithoutReward?.(ctx)))
  return parts.flatMap((steps) => steps ?? [])
}
