import type { ReplyOf } from '#kernel/contract.ts'
import { optionsOf } from '#kernel/feature.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { gather } from '#platform/slices.ts'
import type { getHomePage as contract } from '../contract.ts'
import { lobby } from '../feature.ts'
import { catalogueWith } from './games.ts'
import { gameLists, toRows } from './lists.ts'

const SEO = {
  en: {
    title: 'Free slots and casino-style games',
    description: 'Provably fair original games and free coins every day. No purchase necessary.',
  },
  es: {
    title: 'Slots gratis y juegos estilo casino',
    description: 'Juegos originales verificables y monedas gratis todos los días. No se requiere compra.',
  },
} as const

/** The home page; each slice adds its part through its extension point. */
export const getHomeWith =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: VisitorContext): Promise<ReplyOf<typeof contract>> => {
    const { rows } = optionsOf(ctx.theme, lobby)
    const { cards, restrictionsHash } = await catalogueWith(slices)(ctx)
    const lists = gameLists(cards, rows, restrictionsHash)
    const parts = await gather(ctx, slices(), (slice) => slice.home?.(ctx))
    return {
      seo: { title: `${ctx.theme.name}: ${SEO[ctx.locale].title}`, description: SEO[ctx.locale].description },
      payload: {
        jackpots: [],
        openRounds: [],
        banners: [],
        questData: null,
        collections: toRows(cards, rows),
        infoPlate: null,
        promotions: [],
        games: { issues: lists.issues },
        promoBanners: [],
        schemeSections: lists.schemeSections,
        lastWinners: [],
        packages: [],
        schemaBanners: [],
        ...parts,
      },
    }
  }
