import type { ReplyOf } from '#kernel/contract.ts'
import { optionsOf } from '#kernel/feature.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { gather } from '#platform/slices.ts'
import type { getHomeBanners as bannersContract, getHomePage as contract } from '../contract.ts'
import { lobby } from '../feature.ts'
import { bannersFor } from './banners.ts'
import { cardsWith, RESTRICTIONS_HASH } from './games.ts'
import { infoPlateFor } from './info-plate.ts'
import { gameLists, toCollections } from './lists.ts'

const SEO = {
  en: {
    title: 'Play slots and more, free',
    description: 'Original games you can prove fair, coins every day, no purchase needed.',
  },
  es: {
    title: 'Juega gratis a slots y más',
    description: 'Juegos propios que puedes comprobar, monedas cada día, sin comprar nada.',
  },
} as const

/** The home page; each slice adds its own part through its door. */
export const getHomeWith =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: VisitorContext): Promise<ReplyOf<typeof contract>> => {
    const { rows } = optionsOf(ctx.theme, lobby)
    const cards = cardsWith(slices)(ctx)
    const lists = gameLists(cards, rows, RESTRICTIONS_HASH)
    const { slider, promo, rows: schemaBanners } = bannersFor(ctx)
    const parts = await gather(ctx, slices(), (slice) => slice.home?.(ctx))
    return {
      seo: { title: `${ctx.theme.name}: ${SEO[ctx.locale].title}`, description: SEO[ctx.locale].description },
      payload: {
        jackpots: [],
        openRounds: [],
        banners: slider,
        questData: null,
        collections: toCollections(cards, rows),
        infoPlate: infoPlateFor(ctx, isSelling(parts['packages'])),
        promotions: [],
        games: { issues: lists.issues },
        promoBanners: promo,
        schemeSections: lists.schemeSections,
        lastWinners: [],
        packages: [],
        schemaBanners,
        ...parts,
      },
    }
  }

/** The banners alone, and the package that a slice has for them. */
export const getHomeBannersWith =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: VisitorContext): Promise<ReplyOf<typeof bannersContract>> => {
    const { bannerPresetPackage = null } = await gather(ctx, slices(), (slice) => slice.init?.(ctx))
    return { success: true, data: { banners: bannersFor(ctx).slider, bannerPresetPackage } }
  }

/** What stands on the shelf may not be for sale yet. */
const isSelling = (packages: unknown): boolean => Array.isArray(packages) && packages.some(({ isOnSale }) => isOnSale === true)
