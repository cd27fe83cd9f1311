import type { Start } from '#kernel/contract.ts'
import { assert } from '#kernel/result.ts'
import type { Context, PlayerContext, VisitorContext } from './context.ts'
import type { AccountStep, ServerFeature } from './feature.ts'

type Part = Promise<Record<string, unknown>> | undefined

/** Whether the slice takes part for this brand now. */
export const isSliceOn = (ctx: Pick<Context, 'isOn'>, { id, isInEveryTheme }: Pick<ServerFeature, 'id' | 'isInEveryTheme'>) =>
  isInEveryTheme || ctx.isOn(id)

export const slicesOn = (ctx: Context, slices: readonly ServerFeature[]): ServerFeature[] =>
  slices.filter((slice) => isSliceOn(ctx, slice))

/** For what begins a round or a purchase inside a call that need not: the first slice that refuses throws. */
export async function askToStart(ctx: PlayerContext, slices: readonly ServerFeature[], start: Start): Promise<void> {
  for (const { guardStart } of slicesOn(ctx, slices)) await guardStart?.(ctx, start)
}

/** Whether no slice stands against an account of this person, or against the address in the one that `id` names. */
export async function maySignUp(
  ctx: VisitorContext,
  slices: readonly ServerFeature[],
  who: Parameters<NonNullable<ServerFeature['maySignUp']>>[1],
): Promise<boolean> {
  for (const slice of slicesOn(ctx, slices)) if ((await slice.maySignUp?.(ctx, who)) === false) return false
  return true
}

/** Merges the parts of all slices that are on. A key belongs to one slice: two of them is a mistake of ours. */
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

/** The steps that give this player nothing any more. */
export async function stepsWithoutReward(ctx: PlayerContext, slices: readonly ServerFeature[]): Promise<AccountStep[]> {
  const parts = await Promise.all(slicesOn(ctx, slices).map(async (slice) => slice.stepsWithoutReward?.(ctx)))
  return parts.flatMap((steps) => steps ?? [])
}
