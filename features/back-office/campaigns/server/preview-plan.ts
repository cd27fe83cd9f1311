import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { instantOfLocal } from '#kernel/time.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import { onPage } from '#platform/campaigns/index.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { previewRun } from '#promotions/preview/preview-run.ts'
import type { previewPlan as contract } from '../contract.ts'
import { findCampaign } from './admin.ts'
import { catalogueOf } from './catalogue.ts'
import { toCampaignPlan } from './plan-wire.ts'
import { problemsOf } from './problems.ts'
import { timeOf } from './save-campaign.ts'

/** A plan as a typical player meets it, by the promotion's own step. Saves nothing. */
export const previewPlan =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: OperatorContext, { body }: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> => {
    const { theme } = ctx
    const stored = await findCampaign(ctx, body.id)
    const { games, entryOf } = catalogueOf(ctx.visit, slices())
    const entry = entryOf(stored.feature)
    const { definition, promotion } = entry
    const time = timeOf(ctx, stored)
    const config = definition.config.safeParse(body.plan.config)
    if (!promotion) return { success: false, reasonType: 'not-on-engine' }
    if (!config.success || problemsOf(body.plan, entry, time).length > 0) return { success: false, reasonType: 'not-valid' }
    const plan = toCampaignPlan(body.plan, time)
    const run = { ...stored, ...plan, config: config.data, timeZone: theme.timeZone, status: 'published' as const }
    const at = instantOfLocal(body.at, theme.timeZone)
    const previewed = { kind: body.player, at, audience: plan.audience, games: games.map(({ slug }) => slug) }
    const page = (locale: 'en' | 'es') => onPage({ ...ctx.visit, clock: { now: () => at }, locale }, run)
    try {
      const trees = { shows: plan.showAudience ?? null, joins: plan.joinAudience ?? null }
      const preview = previewRun(promotion, run, { ...previewed, ...trees })
      const picture = plan.picture ?? definition.picture
      return { success: true, data: { ...preview, page: { en: page('en'), es: page('es') }, picture } }
    } catch (error) {
      ctx.log.warn({ err: error, campaign: stored.id }, 'a step failed in a preview')
      return { success: false, reasonType: 'step-failed' }
    }
  }
