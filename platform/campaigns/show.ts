import type { CampaignDefinition, CampaignOnPage, Promotion } from '#kernel/campaign.ts'
import { calendarDayOf } from '#kernel/time.ts'
import type { VisitorContext } from '../context.ts'
import type { Campaign } from './campaign.ts'
import { shownCampaigns } from './read.ts'
import { stateOf, windowOf } from './rules.ts'

export interface CampaignPage<C> {
  readonly campaign: CampaignOnPage
  /** How the shown campaign is set; null where there is none. */
  readonly config: C | null
}

/** What a feature's page shows: what goes on, else what comes next, else what was last, else that nothing is planned. */
export async function showCampaign<C>(ctx: VisitorContext, definition: CampaignDefinition<C>): Promise<CampaignPage<C>> {
  const { current, next, last } = await shownCampaigns(ctx, definition)
  const shown = current ?? next ?? last
  if (!shown) return { campaign: nothingPlanned(ctx, definition), config: null }
  return { campaign: onPage(ctx, shown), config: shown.config }
}

/** One campaign as a page shows it, in the visitor's language. */
export function onPage({ clock, locale, theme }: VisitorContext, campaign: Campaign): CampaignOnPage {
  const { id, startsAt, endsAt, words } = campaign
  return {
    id,
    state: stateOf(campaign, clock.now()),
    ...windowOf(campaign),
    startDay: calendarDayOf(startsAt, theme.timeZone),
    endDay: endsAt === null ? null : calendarDayOf(endsAt - 1, theme.timeZone),
    ...words[locale],
  }
}

/** The feature's card: of what goes on or comes next; where neither is, that nothing is planned. */
export async function promote(ctx: VisitorContext, definition: CampaignDefinition): Promise<Promotion[]> {
  const { current, next } = await shownCampaigns(ctx, definition)
  const shown = current ?? next
  const { feature: key, picture, link } = definition
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
