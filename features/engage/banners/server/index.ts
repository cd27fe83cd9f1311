import type { ReplyOf } from '#kernel/contract.ts'
import { optionsOf } from '#kernel/feature.ts'
import type { VisitorContext } from '#platform/context.ts'
import { bind, type ServerEntry, type ServerFeature } from '#platform/feature.ts'
import { gather } from '#platform/slices.ts'
import { getHomeBanners } from '../contract.ts'
import { banners } from '../feature.ts'
import { bannerKind, bannersFor } from './banners.ts'

/** Operators' announcements: at the top of home and lobby, and below the game rows. */
export const bannersServer: ServerEntry = ({ slices }) => ({
  id: banners.id,
  routes: [bind(getHomeBanners, getHomeBannersWith(slices))],
  content: [bannerKind],
  profile: async ({ theme }) => ({ isBannerSliderEnabled: optionsOf(theme, banners).isSliderEnabled }),
  home: async (ctx) => {
    const { slider, promo, rows } = bannersFor(ctx)
    return { banners: slider, promoBanners: promo, schemaBanners: rows }
  },
})

/** The banners only, with the package that another slice adds to them. */
const getHomeBannersWith =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: VisitorContext): Promise<ReplyOf<typeof getHomeBanners>> => {
    const { bannerPresetPackage = null } = await gather(ctx, slices(), (slice) => slice.init?.(ctx))
    return { success: true, data: { banners: bannersFor(ctx).slider, bannerPresetPackage } }
  }
