import type { CampaignDefinition } from '#kernel/campaign.ts'
import { addDays, type CalendarDay, calendarDayOf, DAY_MS, startOfDay } from '#kernel/time.ts'
import type { Context } from '../context.ts'
import { draftCampaign, publishCampaign } from './change.ts'
import { shownCampaigns } from './read.ts'
import { hasSlug } from './store.ts'

export interface DemoCampaign<C> {
  /** From the brand's present day on. */
  readonly inDays: number
  readonly lastsDays: number
  /** Of the day on which it starts. */
  readonly config: (startDay: CalendarDay) => C
  /** Over the feature's own. */
  readonly words?: CampaignDefinition<C>['words']
}

const BY = { actor: { kind: 'job', id: 'demo data' } } as const

/** A demo site's campaigns: published, relative to the clock; none is added while one goes on or is to come. */
export const seedCampaigns =
  <C>(definition: CampaignDefinition<C>, demos: readonly DemoCampaign<C>[]) =>
  async (ctx: Context): Promise<void> => {
    const { current, next } = await shownCampaigns(ctx, definition)
    if (current ?? next) return
    const today = calendarDayOf(ctx.clock.now(), ctx.theme.timeZone)
    for (const demo of demos) {
      const startDay = addDays(today, demo.inDays)
      const startsAt = startOfDay(startDay, ctx.theme.timeZone)
      const plan = {
        slug: `${definition.feature}-${startDay}`,
        words: demo.words ?? definition.words,
        startsAt,
        endsAt: startsAt + demo.lastsDays * DAY_MS,
        audience: 'everyone',
        config: demo.config(startDay),
      } as const
      // Ended or taken back by hand since: a second start on the same day is no reason to have it again.
      if (await hasSlug(ctx.reader, { brand: ctx.theme.id, feature: definition.feature }, plan.slug)) continue
      await ctx.transaction(async (tx) => {
        const seen = await draftCampaign(tx, ctx, definition, { plan, by: BY })
        await publishCampaign(tx, ctx, { seen, by: BY })
      })
    }
  }
