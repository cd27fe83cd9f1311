import type { ReplyOf } from '#kernel/contract.ts'
import { optionsOf } from '#kernel/feature.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { gather } from '#platform/slices.ts'
import type { getHomePage as contract } from '../contract.ts'
import { lobby } from '../feature.ts'
import { cardsWith, RESTRICTIONS_HASH } from './games.ts'
import { gameLists, toRows } from './lists.ts'

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
