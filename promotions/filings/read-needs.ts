import type { Id } from '#kernel/id.ts'
import { calendarDayOf } from '#kernel/time.ts'
import { readReviewed, type ReviewedCampaign } from '#platform/campaigns/index.ts'
import type { Context } from '#platform/context.ts'
import type { Reader } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { isSliceOn } from '#platform/slices.ts'
import { joinsOf } from '../audience/joins-of.ts'
import { runsOf } from '../schedule/series-runs.ts'
import { filingNeedsOf, type Filing, type FilingNeed, worthOf } from './rules.ts'
import { countRuns, readFilings } from './store.ts'

export interface Filings {
  /** The campaign that they are recorded for: that which a change concerns, or the first run of its series. */
  readonly owner: Id<'cmp'>
  /** Null without a limit. */
  readonly worthCents: number | null
  readonly needs: readonly FilingNeed[]
  readonly filings: readonly Filing[]
}

type Ctx = Pick<Context, 'clock' | 'content' | 'theme' | 'isOn'>

/** What states ask of a campaign because of its prizes, as it is planned or as it runs (SWP-7). */
export async function readFilingsOf(
  db: Reader,
  ctx: Ctx,
  slices: readonly ServerFeature[],
  campaign: ReviewedCampaign,
): Promise<Filings> {
  const { timeZone, id: brand } = ctx.theme
  const target = campaign.revises ? ((await readReviewed(db, brand, campaign.revises.id)) ?? campaign) : campaign
  const owner = (target.series ?? target.id) as Id<'cmp'>
  const promotion = slices.find((slice) => slice.promotion?.campaign.feature === campaign.feature)?.promotion
  const config = promotion?.campaign.config.safeParse(campaign.config)
  const filings = await readFilings(db, owner)
  if (!promotion || !config?.success) return { owner, worthCents: 0, needs: [], filings }
  const now = ctx.clock.now()
  const planned = campaign.repeats ? runsOf(campaign.repeats, timeZone, now) : []
  const runs = target.series === null ? Math.max(1, planned.length) : await countRuns(db, target.series)
  const worthCents = worthOf(promotion, { config: config.data, budget: campaign.budget }, runs)
  const startDay = calendarDayOf(campaign.startsWhenApproved ? now : campaign.startsAt, timeZone)
  const endsAt = planned.at(-1)?.endsAt ?? campaign.endsAt
  const days = [startDay, ...(endsAt === null ? [] : [calendarDayOf(endsAt - 1, timeZone)])]
  const needs = filingNeedsOf({
    worthCents,
    startDay,
    joins: joinsOf(promotion, config.data, campaign.joinAudience),
    filings,
    isOpenIn: (state) =>
      days.some((day) => slices.every((slice) => !isSliceOn(ctx, slice) || (slice.areEntriesOpenIn?.(ctx, state, day) ?? true))),
  })
  return { owner, worthCents, needs, filings }
}
