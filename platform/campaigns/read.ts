import type { CampaignDefinition } from '#kernel/campaign.ts'
import type { Context, VisitorContext } from '../context.ts'
import type { Campaign, Shown } from './campaign.ts'
import { pickShown, stateOf } from './rules.ts'
import { type Asked, readByIds, readBySlug, readEnded, readPublished, readUpcoming, typed } from './store.ts'

type Asker = Pick<Context, 'reader' | 'theme' | 'clock'> & Partial<Pick<VisitorContext, 'session'>>

/** The campaigns of a feature that this visitor may see, by the server's clock: what goes on, what comes, what was last. */
export async function shownCampaigns<C>(ctx: Asker, definition: CampaignDefinition<C>): Promise<Shown<C>> {
  const at = ctx.clock.now()
  const campaigns = await readPublished(ctx.reader, asked(ctx, definition), at)
  const { current, next, last } = pickShown(campaigns, at)
  const read = (campaign: Campaign | undefined) => campaign && typed(definition, campaign)
  return { current: read(current), next: read(next), last: read(last) }
}

/** What goes on now; where several may at once, the one that began last. */
export const currentCampaign = async <C>(ctx: Asker, definition: CampaignDefinition<C>) =>
  (await shownCampaigns(ctx, definition)).current

/** What begins next. */
export const nextCampaign = async <C>(ctx: Asker, definition: CampaignDefinition<C>) =>
  (await shownCampaigns(ctx, definition)).next

interface Part {
  readonly limit: number
  readonly offset: number
}

/** Those that are not over, the soonest first. */
export async function upcomingCampaigns<C>(ctx: Asker, definition: CampaignDefinition<C>, part: Part): Promise<Campaign<C>[]> {
  const campaigns = await readUpcoming(ctx.reader, asked(ctx, definition), { ...part, at: ctx.clock.now() })
  return campaigns.map((campaign) => typed(definition, campaign))
}

/** Those that are over, the latest first. */
export async function endedCampaigns<C>(ctx: Asker, definition: CampaignDefinition<C>, part: Part): Promise<Campaign<C>[]> {
  const campaigns = await readEnded(ctx.reader, asked(ctx, definition), { ...part, at: ctx.clock.now() })
  return campaigns.map((campaign) => typed(definition, campaign))
}

export async function campaignBySlug<C>(
  ctx: Asker,
  definition: CampaignDefinition<C>,
  slug: string,
): Promise<Campaign<C> | undefined> {
  const campaign = await readBySlug(ctx.reader, asked(ctx, definition), slug)
  return campaign && typed(definition, campaign)
}

/** One that is still to come and that this visitor may see, whichever feature's it is. */
export async function plannedCampaign(ctx: Asker, id: string): Promise<Campaign | undefined> {
  const [campaign] = await readByIds(ctx.reader, ctx.theme.id, [id])
  const isFor = campaign?.audience === 'everyone' || campaign?.audience === (ctx.session ? 'players' : 'guests')
  const isToCome = campaign?.status === 'published' && stateOf(campaign, ctx.clock.now()) === 'planned'
  return isFor && isToCome ? campaign : undefined
}

/** Of these, what goes on by now, and what will not any more: it is over, or was taken back. */
export async function begunCampaigns(
  ctx: Pick<Context, 'reader' | 'theme' | 'clock'>,
  ids: readonly string[],
): Promise<{ readonly running: Campaign[]; readonly over: Campaign[] }> {
  if (ids.length === 0) return { running: [], over: [] }
  const campaigns = await readByIds(ctx.reader, ctx.theme.id, ids)
  const at = ctx.clock.now()
  const isGone = (campaign: Campaign): boolean => campaign.status !== 'published' || stateOf(campaign, at) === 'ended'
  const running = campaigns.filter((campaign) => !isGone(campaign) && stateOf(campaign, at) === 'running')
  return { running, over: campaigns.filter(isGone) }
}

const asked = ({ theme, session }: Asker, { feature }: CampaignDefinition): Asked => ({
  brand: theme.id,
  feature,
  audiences: ['everyone', session ? 'players' : 'guests'],
})
