import type { ReplyOf } from '#kernel/contract.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { gather } from '#platform/slices.ts'
import type { initApp as contract } from '../contract.ts'

/** The data every page starts with; favorites and banners come from their slices. */
export const initApp =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: VisitorContext): Promise<ReplyOf<typeof contract>> => {
    const parts = await gather(ctx, slices(), (slice) => slice.init?.(ctx))
    return {
      success: true,
      data: { favoriteGames: [], bannerPresetPackage: null, ...parts, isGuest: ctx.session === null },
    }
  }
