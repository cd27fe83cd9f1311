import type { ReplyOf } from '#kernel/contract.ts'
import type { VisitorContext } from '#platform/context.ts'
import { bind, type ServerDoor, type ServerFeature } from '#platform/feature.ts'
import { gather } from '#platform/slices.ts'
import { getHomeBanners } from '../contract.ts'
import { banners } from '../feature.ts'
import { bannerKind, bannersFor } from './banners.ts'

/** What operators announce: on top of home and lobby, and below the rows of games. */
export const bannersServer: ServerDoor = ({ slices }) => ({
  id: banners.id,
  routes: [bind(getHomeBanners, getHomeBannersWith(slices))],
  content: [bannerKind],
  home: async (ctx) => {
    const { slider, promo, rows } = bannersFor(ctx)
    return { banners: slider, promoBanners: promo, schemaBanners: rows }
  },
})

/** The banners alone, and the package that a slice has for them. */
const getHomeBannersWith =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: VisitorContext): Promise<ReplyOf<typeof getHomeBanners>> => {
    const { bannerPresetPackage = null } = await gather(ctx, slices(), (slice) => slice.init?.(ctx))
    return { success: true, data: { banners: bannersFor(ctx).slider, bannerPresetPackage } }
  }
