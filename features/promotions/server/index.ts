import type { ReplyOf } from '#kernel/contract.ts'
import type { VisitorContext } from '#platform/context.ts'
import { bind, type ServerDoor, type ServerFeature } from '#platform/feature.ts'
import { slicesOn } from '#platform/slices.ts'
import { CARDS_ON_HOME_MAX, getFeaturesInfo, getPromotionsPage, type Promotion } from '../contract.ts'
import { promotions } from '../feature.ts'
import { inOrder } from './rules.ts'

const SEO = {
  en: { title: 'Promotions', description: 'What is on now and what starts next: free prizes, tournaments and more.' },
  es: { title: 'Promociones', description: 'Lo que está en marcha y lo que viene: premios gratis, torneos y más.' },
} as const

/** One page for the cards of all slices, and the first of them on home. */
export const promotionsServer: ServerDoor = ({ slices }) => ({
  id: promotions.id,
  routes: [bind(getPromotionsPage, getPageWith(slices)), bind(getFeaturesInfo, getFeaturesInfoWith(slices))],
  home: async (ctx) => ({ promotions: (await cardsOf(ctx, slices())).slice(0, CARDS_ON_HOME_MAX) }),
})

const getPageWith =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: VisitorContext): Promise<ReplyOf<typeof getPromotionsPage>> => ({
    seo: SEO[ctx.locale],
    payload: { promotions: await cardsOf(ctx, slices()) },
  })

const getFeaturesInfoWith =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: VisitorContext): Promise<ReplyOf<typeof getFeaturesInfo>> => {
    const cards = await cardsOf(ctx, slices())
    const features = cards.map(({ key, state, startsAt, finishedAt, link }) => {
      return [key, { isActive: state === 'running', state, startsAt, finishedAt, link }] as const
    })
    return { success: true, data: { features: Object.fromEntries(features) } }
  }

async function cardsOf(ctx: VisitorContext, slices: readonly ServerFeature[]): Promise<Promotion[]> {
  const cards = await Promise.all(slicesOn(ctx, slices).map(async (slice) => slice.promotions?.(ctx) ?? []))
  return inOrder(cards.flat())
}
