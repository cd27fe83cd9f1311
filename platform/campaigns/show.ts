import type { CampaignDefinition, CampaignOnPage, Promotion } from '#kernel/campaign.ts'
import { calendarDayOf } from '#kernel/time.ts'
import type { VisitorContext } from '../context.ts'
import type { Campaign } from './campaign.ts'
import { seenBy, shownCampaigns } from './read.ts'
import { stateOf, windowOf } from './rules.ts'
import { readEnded } from './store.ts'

export interface CampaignPage<C> {
  readonly campaign: CampaignOnPage
  /** Configuration of the shown campaign; null without one. */
  readonly config: C | null
  readonly shown: Campaign<C> | undefined
}

/** Content of a feature's page: the active campaign, else the next, else the last, else that nothing is planned. */
export async function showCampaign<C>(ctx: VisitorContext, definition: CampaignDefinition<C>): Promise<CampaignPage<C>> {
  const { current, next, last } = await shownCampaigns(ctx, definition)
  const shown = current ?? next ?? last
  if (!shown) return { campaign: nothingPlanned(ctx, definition), config: null, shown }
  return { campaign: onPage(ctx, shown), config: shown.config, shown }
}

/** One campaign as a page shows it, in the visitor's language. */
export function onPage({ clock, locale, theme }: VisitorContext, campaign: Campaign): CampaignOnPage {
  const { id, startsAt, endsAt, words } = campaign
  const isAnnounced = campaign.status === 'announced'
  return {
    id,
    state: stateOf(campaign, clock.now()),
    ...windowOf(campaign),
    startDay: isAnnounced ? null : calendarDayOf(startsAt, theme.timeZone),
    endDay: isAnnounced || endsAt === null ? null : calendarDayOf(endsAt - 1, theme.timeZone),
    ...words[locale],
  }
}

export interface PastCampaign extends CampaignOnPage {
  readonly feature: string
  readonly picture: string
  readonly link: string | null
}

/** All past campaigns of these features, newest first, as their pages showed them, without configuration. */
export async function pastCampaigns(
  ctx: VisitorContext,
  definitions: readonly CampaignDefinition[],
  part: { readonly limit: number; readonly offset: number },
): Promise<{ readonly campaigns: PastCampaign[]; readonly hasMore: boolean }> {
  const audiences = ['everyone', ctx.session ? 'players' : 'guests'] as const
  const byFeature = new Map(definitions.map((definition) => [definition.feature, definition]))
  const asked = { brand: ctx.theme.id, features: [...byFeature.keys()], status: 'published', audiences } as const
  const ended = await readEnded(ctx.reader, asked, { offset: part.offset, limit: part.limit + 1, at: ctx.clock.now() })
  const campaigns = await seenBy(ctx, ended.slice(0, part.limit))
  return {
    campaigns: campaigns.map((campaign) => {
      const { feature, picture, linkOf } = byFeature.get(campaign.feature)!
      return { ...onPage(ctx, campaign), feature, picture: campaign.picture ?? picture, link: linkOf?.(campaign.id) ?? null }
    }),
    hasMore: ended.length > part.limit,
  }
}

/** The feature's card: the active or next campaign, else that nothing is planned. */
export async function promote(ctx: VisitorContext, definition: CampaignDefinition): Promise<Promotion[]> {
  const { current, next } = await shownCampaigns(ctx, definition)
  const shown = current ?? next
  const { feature: key, link } = definition
  const picture = shown?.picture ?? definition.picture
  const { title, text, state, startsAt, finishedAt } = shown ? onPage(ctx, shown) : nothingPlanned(ctx, definition)
  return [{ key, title, text, state: state === 'ended' ? 'none' : state, startsAt, finishedAt, picture, link }]
}

const nothingPlanned = ({ locale }: VisitorContext, { words }: CampaignDefinition): CampaignOnPage => ({
  id: null,
  state: 'none',
  startsAt: null,
  finishedAt: null,
  startDay: null,
  endDay: null,
  ...words[locale],
})
