import type { ReplyOf } from '#kernel/contract.ts'
import { erased } from '#kernel/personal-table.ts'
import type { VisitorContext } from '#platform/context.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import { bind, type ServerDoor, type ServerFeature } from '#platform/feature.ts'
import { slicesOn } from '#platform/slices.ts'
import {
  addReminder,
  CARDS_ON_HOME_MAX,
  getFeaturesInfo,
  getPromotionsPage,
  getReminders,
  type Promotion,
  removeReminder,
} from '../contract.ts'
import { promotions } from '../feature.ts'
import * as reminders from './reminders.ts'
import { inOrder } from './rules.ts'
import { tellReminded } from './tell-reminded.ts'

const SEO = {
  en: { title: 'Promotions', description: 'What is on now and what starts next: free prizes, tournaments and more.' },
  es: { title: 'Promociones', description: 'Lo que está en marcha y lo que viene: premios gratis, torneos y más.' },
} as const

/** One page for the cards of all slices, the first of them on home, and who wants to be told of what is to come. */
export const promotionsServer: ServerDoor = ({ slices }) => ({
  id: promotions.id,
  routes: [
    bind(getPromotionsPage, getPageWith(slices)),
    bind(getFeaturesInfo, getFeaturesInfoWith(slices)),
    bind(getReminders, reminders.getReminders),
    bind(
      addReminder,
      reminders.addReminderWith((ctx) => cardsOf(ctx, slices())),
    ),
    bind(removeReminder, reminders.removeReminder),
  ],
  jobs: [{ name: 'tell-begun', schedule: '* * * * *', run: tellReminded }],
  personalTables: [erased('promotion_reminder')],
  personalData: ownRows({ reminders: ['promotion_reminder', 'asked_at', 'campaign', 'path'] }),
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
