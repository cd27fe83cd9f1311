import { isDeepStrictEqual } from 'node:util'
import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { inWords } from '#kernel/recurrence-words.ts'
import { localTimeOf } from '#kernel/time.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import { readOverlapping, reviseCampaign, type ReviewedCampaign } from '#platform/campaigns/index.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { forecastRun } from '#promotions/forecast/forecast-run.ts'
import type * as contract from '../contract.ts'
import { type CatalogueEntry, catalogueOf } from './catalogue.ts'
import { byOperator, findCampaign, orRefused } from './admin.ts'
import { type PlanTime, toCampaignPlan, toPlanOnDesk } from './plan-wire.ts'
import { problemsOf } from './problems.ts'
import { readRepeats, runsOf } from '#promotions/schedule/series-runs.ts'

type SaveReply = ReplyOf<typeof contract.saveCampaign>

/** Stores a draft's content; a published campaign changes through a change of it that is approved. */
export const saveCampaign =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: OperatorContext, { body }: InputOf<typeof contract.saveCampaign>): Promise<SaveReply> => {
    const { id, version, plan } = body
    const campaign = await findCampaign(ctx, id)
    const at = timeOf(ctx, campaign)
    if (isSaved(ctx, campaign, body)) return { success: true, data: { version: campaign.version } }
    if (campaign.status === 'review') return { success: false, reasonType: 'in-review' }
    if (campaign.status !== 'draft') return { success: false, reasonType: 'wrong-state' }
    const entry = catalogueOf(ctx.visit, slices()).entryOf(campaign.feature)
    const problems = problemsOf(plan, entry, at)
    if (problems.length > 0) return { success: false, reasonType: 'not-valid', problems }
    return orRefused(() =>
      ctx.change<SaveReply>(async (tx) => {
        const change = { seen: { id: campaign.id, version }, plan: toCampaignPlan(plan, at), by: byOperator(ctx) }
        const saved = await reviseCampaign(tx, ctx, entry.definition, change)
        return { audit: null, value: { success: true, data: { version: saved.version } } }
      }),
    )
  }

export const timeOf = ({ theme, clock }: OperatorContext, stored: ReviewedCampaign): PlanTime => ({
  timeZone: theme.timeZone,
  now: clock.now(),
  stored,
})

/** Whether this very call has been answered before. */
function isSaved(
  { operator, theme }: OperatorContext,
  campaign: ReviewedCampaign,
  { version, plan }: InputOf<typeof contract.saveCampaign>['body'],
): boolean {
  const isNext = campaign.version === version + 1 && campaign.writtenBy.includes(operator.id)
  const stored = toPlanOnDesk(campaign, theme.timeZone)
  // A series decides when it starts and ends.
  const { startsAt, endsAt } = plan.repeats === null ? plan : stored
  return isNext && isDeepStrictEqual(stored, { ...plan, startsAt, endsAt })
}

export const checkPlan =
  (slices: () => readonly ServerFeature[]) =>
  async (
    ctx: OperatorContext,
    { body: { id, plan } }: InputOf<typeof contract.checkPlan>,
  ): Promise<ReplyOf<typeof contract.checkPlan>> => {
    const campaign = await findCampaign(ctx, id)
    const entry = catalogueOf(ctx.visit, slices()).entryOf(campaign.feature)
    const at = timeOf(ctx, campaign)
    const problems = problemsOf(plan, entry, at)
    const overlaps = problems.length === 0 ? await overlapsOf(ctx, campaign, { entry, plan }) : []
    return { success: true, data: { problems, costs: costsOf(entry, plan.config), overlaps, series: seriesOf(ctx, plan) } }
  }

function seriesOf({ theme, clock }: OperatorContext, plan: contract.PlanOnDesk): contract.PlannedSeries | null {
  const repeats = readRepeats(plan.repeats)
  if (!repeats) return null
  const local = (at: number): string => localTimeOf(at, theme.timeZone)
  const runs = runsOf(repeats, theme.timeZone, clock.now())
  return {
    words: inWords(repeats),
    count: runs.length,
    runs: runs.map(({ startsAt, endsAt }) => ({ startsAt: local(startsAt), endsAt: local(endsAt) })),
  }
}

/** Exact, from the odds; null where the configuration does not fit or the feature states no cost. */
function costsOf({ definition, promotion }: CatalogueEntry, config: unknown): contract.TriggerCost[] | null {
  const read = definition.config.safeParse(config)
  if (!promotion || !read.success) return null
  return promotion.cost(read.data).map(({ trigger, coins, entries }) => ({ trigger, coins, entries }))
}

async function overlapsOf(
  ctx: OperatorContext,
  campaign: ReviewedCampaign,
  { entry, plan }: { entry: CatalogueEntry; plan: contract.PlanOnDesk },
) {
  if (!entry.definition.isExclusive) return []
  const { startsAt, endsAt } = toCampaignPlan(plan, timeOf(ctx, campaign))
  const others = await readOverlapping(ctx.reader, { ...campaign, startsAt, endsAt })
  const until = (end: number | null): string =>
    end === null ? '' : `, until ${localTimeOf(end, ctx.theme.timeZone).replace('T', ' ')}`
  return others
    .filter(({ id }) => id !== campaign.revises?.id)
    .map((other) => ({ id: other.id, title: `${other.words.en.title} (${other.slug})${until(other.endsAt)}` }))
}

/** What a plan would cost in total. Saves nothing. */
export const forecastPlan =
  (slices: () => readonly ServerFeature[]) =>
  async (
    ctx: OperatorContext,
    { body: { id, plan } }: InputOf<typeof contract.forecastPlan>,
  ): Promise<ReplyOf<typeof contract.forecastPlan>> => {
    const { reader, clock, theme } = ctx
    const stored = await findCampaign(ctx, id)
    const entry = catalogueOf(ctx.visit, slices()).entryOf(stored.feature)
    const at = timeOf(ctx, stored)
    const config = entry.definition.config.safeParse(plan.config)
    if (!entry.promotion) return { success: false, reasonType: 'not-on-engine' }
    if (!config.success || problemsOf(plan, entry, at).length > 0) return { success: false, reasonType: 'not-valid' }
    const { startsAt, endsAt, words, joinAudience, countsSince = null, budget = null } = toCampaignPlan(plan, at)
    const planned = { brand: theme.id, feature: stored.feature, timeZone: theme.timeZone, startsAt, endsAt, words, budget }
    const forecast = await forecastRun({ reader, clock, slices: slices() }, entry.promotion, {
      ...planned,
      config: config.data,
      joins: joinAudience ?? null,
      countsSince,
    })
    return forecast
      ? { success: true, data: { ...forecast, triggers: [...forecast.triggers], leftOut: [...forecast.leftOut] } }
      : { success: false, reasonType: 'no-players' }
  }
