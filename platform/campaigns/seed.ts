import { isDeepStrictEqual } from 'node:util'
import type { CampaignDefinition } from '#kernel/campaign.ts'
import { addDays, type CalendarDay, calendarDayOf, DAY_MS, startOfDay } from '#kernel/time.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/database.ts'
import type { Campaign } from './campaign.ts'
import { AppError } from '../problem.ts'
import { announceCampaign, draftCampaign, keepChange, publishCampaign, takeSeen } from './change.ts'
import { shownCampaigns } from './read.ts'
import { hasSlug } from './store.ts'

export interface DemoCampaign<C> {
  /** Offset from the brand's current day. */
  readonly inDays: number
  /** Null: until ended by hand. */
  readonly lastsDays: number | null
  /** Of the day on which it starts. */
  readonly config: (startDay: CalendarDay) => C
  /** Fixed: it is added once, on whatever day. */
  readonly slug?: string
  /** Overrides the feature's own. */
  readonly words?: CampaignDefinition<C>['words']
}

const BY = { actor: { kind: 'job', id: 'demo data' } } as const

/**
 * Campaigns of a demo site, relative to the clock; none is added if one is active, upcoming or announced, but those that
 * no operator has changed get this release's words. `besides` adds data of each in the transaction that publishes it.
 */
export const seedCampaigns =
  <C>(
    definition: CampaignDefinition<C>,
    demos: readonly DemoCampaign<C>[],
    besides?: (tx: Tx, campaign: Campaign<C>) => Promise<void>,
  ) =>
  async (ctx: Context): Promise<void> => {
    const { current, next } = await shownCampaigns(ctx, definition)
    if (current ?? next) return renewWords(ctx, definition, demos, [current, next])
    const today = calendarDayOf(ctx.clock.now(), ctx.theme.timeZone)
    for (const demo of demos) {
      const startDay = addDays(today, demo.inDays)
      const startsAt = startOfDay(startDay, ctx.theme.timeZone)
      const plan = {
        slug: demo.slug ?? `${definition.feature}-${startDay}`,
        words: demo.words ?? definition.words,
        startsAt,
        endsAt: demo.lastsDays === null ? null : startsAt + demo.lastsDays * DAY_MS,
        audience: 'everyone',
        config: demo.config(startDay),
      } as const
      // Ended or withdrawn by hand: a second start on the same day does not add it again.
      if (await hasSlug(ctx.reader, { brand: ctx.theme.id, feature: definition.feature }, plan.slug)) continue
      const added = ctx.transaction(async (tx) => {
        const seen = await draftCampaign(tx, ctx, definition, { plan, by: BY })
        if (definition.hasRule) await publishCampaign(tx, ctx, definition, { seen, by: BY })
        else await announceCampaign(tx, ctx, { seen, by: BY })
        await besides?.(tx, seen)
      })
      await added.catch((error: unknown) => {
        if (!isTaken(error)) throw error
      })
    }
  }

async function renewWords<C>(
  ctx: Context,
  definition: CampaignDefinition<C>,
  demos: readonly DemoCampaign<C>[],
  shown: readonly (Campaign<C> | undefined)[],
): Promise<void> {
  for (const seen of shown.filter((each) => each !== undefined)) {
    const words = wordsNow(ctx, definition, demos, seen)
    if (!words || isDeepStrictEqual(seen.words, words)) continue
    const renewed = ctx.transaction(async (tx) => {
      const before = await takeSeen(tx, ctx, seen)
      if (before.writtenBy.length === 0)
        await keepChange(tx, ctx, { before, after: { ...before, words }, what: 'campaign-revised', by: BY })
    })
    await renewed.catch((error: unknown) => {
      if (!isTaken(error)) throw error
    })
  }
}

/** Undefined if no demo, or demos of different words, could have added it. */
function wordsNow<C>(
  { theme }: Context,
  { feature, words }: CampaignDefinition<C>,
  demos: readonly DemoCampaign<C>[],
  seen: Campaign<C>,
) {
  const slug = `${feature}-${calendarDayOf(seen.startsAt, theme.timeZone)}`
  const days = seen.endsAt === null ? null : (seen.endsAt - seen.startsAt) / DAY_MS
  const like = demos.filter((demo) => (demo.slug ?? slug) === seen.slug && demo.lastsDays === days)
  const choices = new Set(like.map((demo) => demo.words ?? words))
  return choices.size === 1 ? [...choices][0] : undefined
}

/** Another process, or an operator, has added or changed one in the meantime; the site starts all the same. */
const isTaken = (error: unknown): boolean =>
  error instanceof AppError && ['name-taken', 'overlap', 'changed'].includes(String(error.details['reasonType']))
