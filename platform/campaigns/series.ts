import { sql } from 'kysely'
import type { CampaignDefinition } from '#kernel/campaign.ts'
import type { Id } from '#kernel/id.ts'
import { calendarDayOf, type Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '../db/database.ts'
import { timestamp } from '../db/timestamp.ts'
import type { CampaignPlan, ReviewedCampaign } from './campaign.ts'
import { type By, type ChangeContext, draftCampaign, keepChange, takeSeen } from './change.ts'
import { type CampaignTables, toReviewed } from './store.ts'

/** When one run of a series starts and ends. */
export interface SeriesRun {
  readonly startsAt: Instant
  readonly endsAt: Instant
}

/** Publishes the further runs of a series, as approved with its first run. */
export async function publishRuns<C>(
  tx: Tx,
  ctx: ChangeContext,
  definition: CampaignDefinition<C>,
  { first, runs, by }: { first: ReviewedCampaign; runs: readonly SeriesRun[]; by: By },
): Promise<void> {
  const { words, audience, showAudience, joinAudience, budget, picture, config } = first
  const { writtenBy, submittedBy, submittedAt, approvedBy, approvedAt } = first
  for (const { startsAt, endsAt } of runs) {
    const slug = `${first.slug.slice(0, 48)}-${calendarDayOf(startsAt, ctx.theme.timeZone)}`
    const plan = {
      slug,
      words,
      audience,
      showAudience,
      joinAudience,
      budget,
      picture,
      config,
      startsAt,
      endsAt,
    } as CampaignPlan<C>
    const seen = await draftCampaign(tx, ctx, definition, { plan, by, copiedFrom: first.id })
    const before = await takeSeen(tx, ctx, seen)
    const review = { writtenBy, submittedBy, submittedAt, approvedBy, approvedAt }
    const after = { ...before, ...review, series: first.id, status: 'published' } as const
    await keepChange(tx, ctx, { before, after, what: 'campaign-approved', by })
  }
}

const ofSeries = (db: Reader, brand: string, series: string) =>
  db
    .withTables<CampaignTables>()
    .selectFrom('campaign')
    .selectAll()
    .where('brand', '=', brand)
    .where('series', '=', series as Id<'cmp'>)
    .where('status', '=', 'published')

/** The runs of a series that have not started, soonest first. */
export async function readRunsToCome(db: Reader, brand: string, series: string, at: Instant): Promise<ReviewedCampaign[]> {
  const rows = await ofSeries(db, brand, series)
    .where(sql<boolean>`starts_at > ${timestamp(at)}`)
    .orderBy('starts_at')
    .execute()
  return rows.map(toReviewed)
}

/** Archives the runs of a series that have not started. Returns how many. */
export async function cancelRuns(tx: Tx, ctx: ChangeContext, { series, by }: { series: string; by: By }): Promise<number> {
  const rows = await ofSeries(tx, ctx.theme.id, series)
    .where(sql<boolean>`starts_at > ${timestamp(ctx.clock.now())}`)
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const before of rows.map(toReviewed)) {
    await keepChange(tx, ctx, { before, after: { ...before, status: 'archived' }, what: 'campaign-archived', by })
  }
  return rows.length
}
