import type { Id } from '#kernel/id.ts'
import { calendarDayOf } from '#kernel/time.ts'
import type { Context } from './context.ts'
import type { PromotionChannel, ServerFeature } from './feature.ts'

/**
 * The slice that lets nothing be promoted to this player now; undefined if all allow it. Every slice is asked, also one
 * that is off. A slice that cannot tell throws.
 */
export async function promotionForbiddenBy(
  ctx: Context,
  slices: readonly Pick<ServerFeature, 'id' | 'mayPromote'>[],
  { playerId, channel }: { readonly playerId: Id<'plr'>; readonly channel: PromotionChannel },
): Promise<string | undefined> {
  const asking = { ...ctx, today: calendarDayOf(ctx.clock.now(), ctx.theme.timeZone) }
  const answers = await Promise.all(
    slices.map(async ({ id, mayPromote }) => ((await mayPromote?.(asking, playerId, channel)) === false ? id : undefined)),
  )
  return answers.find((id) => id !== undefined)
}
