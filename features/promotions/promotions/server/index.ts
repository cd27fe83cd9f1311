import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { erased } from '#kernel/personal-table.ts'
import type { VisitorContext } from '#platform/context.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import { bind, type ServerEntry, type ServerFeature } from '#platform/feature.ts'
import { pastCampaigns } from '#platform/campaigns/index.ts'
import { emit } from '#platform/outbox/index.ts'
import { AppError } from '#platform/problem.ts'
import { slicesOn } from '#platform/slices.ts'
import { factsChanged } from '#promotions/audience/facts-changed.ts'
import {
  addReminder,
  getFeaturesInfo,
  getPast,
  getPromotionsPage,
  getReminders,
  type Promotion,
  removeReminder,
} from '../contract.ts'
import * as reminders from './reminders.ts'
import { inOrder, onHome } from './rules.ts'
import { notifyReminded } from './notify-reminded.ts'

const SEO = {
  en: { title: 'Promotions', description: 'What’s live and what’s next: free prizes, tournaments, and more.' },
  es: { title: 'Promociones', description: 'Lo que está disponible y lo que viene: premios gratis, torneos y más.' },
} as const

/** The page with the cards of all slices, the first of them on home, and reminders for upcoming campaigns. */
export const promotionsServer: ServerEntry = ({ slices }) => ({
  id: 'promotions',
  routes: [
    bind(getPromotionsPage, getPageWith(slices)),
    bind(getFeaturesInfo, getFeaturesInfoWith(slices)),
    bind(getPast, async (ctx, { query: { feature, ...part } }) => {
      const told = slicesOn(ctx, slices()).flatMap(({ campaignTemplates }) => campaignTemplates?.definition ?? [])
      const all = told.filter(({ isPersonal }) => !isPersonal)
      const definitions = feature === undefined ? all : all.filter((each) => each.feature === feature)
      if (definitions.length === 0) throw new AppError('not-found', 'Feature not found.')
      return { success: true as const, data: await pastCampaigns(ctx, definitions, part) }
    }),
    bind(getReminders, reminders.getReminders),
    bind(
      addReminder,
      reminders.addReminderWith((ctx) => cardsOf(ctx, slices())),
    ),
    bind(removeReminder, reminders.removeReminder),
  ],
  jobs: [{ name: 'notify-begun', schedule: '* * * * *', run: notifyReminded }],
  personalTables: [erased('promotion_reminder')],
  // For all slices with a promotion: the engine keeps what a player has in them.
  personalData: ownRows({
    reminders: ['promotion_reminder', 'asked_at', 'campaign', 'path'],
    progress: ['promotion.player_cells', 'cells'],
    ended: ['promotion.cell_archive', 'archived_at', 'run', 'cell'],
    rewards: ['promotion.entitlement', 'expires_at', 'kind', 'of', 'count', 'used', 'state'],
    points: ['promotion.standing', 'reached_at', 'board', 'score'],
    latePoints: ['promotion.late_score', 'at', 'board', 'mode', 'points'],
    claims: ['promotion.claim_slot', 'slot', 'pool'],
    places: ['promotion.final_table', 'reached_at', 'board', 'place', 'score'],
    races: ['promotion.race', 'at', 'run', 'name', 'decided_at'],
    grants: ['promotion.grant', 'earned_at', 'feature', 'run', 'value', 'state', 'paid', 'paid_at'],
  }),
  // Audiences copy what the account knows whenever they hear of it.
  personChanged: (_ctx, tx, playerId) => emit(tx, factsChanged, { playerId, payload: {} }),
  closeAccount: (_ctx, tx, playerId) => emit(tx, factsChanged, { playerId, payload: {} }),
  home: async (ctx) => ({ promotions: onHome(await cardsOf(ctx, slices())) }),
})

const getPageWith =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: VisitorContext): Promise<ReplyOf<typeof getPromotionsPage>> => ({
    seo: SEO[ctx.locale],
    payload: { promotions: await cardsOf(ctx, slices()) },
  })

const getFeaturesInfoWith =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: VisitorContext, { query }: InputOf<typeof getFeaturesInfo>): Promise<ReplyOf<typeof getFeaturesInfo>> => {
    const { invited_by, useOptimizedGames } = query
    const all = await cardsOf(ctx, slices())
    const cards = useOptimizedGames === '1' ? all.filter(({ state }) => state !== 'none') : all
    const features = cards.map(({ key, state, startsAt, finishedAt, link }) => {
      return [key, { isActive: state === 'running', state, startsAt, finishedAt, link }] as const
    })
    const invitation = invited_by ? { invited_by, link: `/signup?${new URLSearchParams({ invited_by }).toString()}` } : null
    return { success: true, data: { features: Object.fromEntries(features), invitation } }
  }

async function cardsOf(ctx: VisitorContext, slices: readonly ServerFeature[]): Promise<Promotion[]> {
  const cards = await Promise.all(slicesOn(ctx, slices).map(async (slice) => slice.promotions?.(ctx) ?? []))
  return inOrder(cards.flat())
}
