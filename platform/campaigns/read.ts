import type { CampaignDefinition } from '#kernel/campaign.ts'
import type { Instant } from '#kernel/time.ts'
import type { Context, VisitorContext } from '../context.ts'
import type { Campaign, Shown } from './campaign.ts'
import { pickShown, stateOf } from './rules.ts'
import { type Asked, readByIds, readBySlug, readEnded, readPublished, readUpcoming, typed } from './store.ts'

/** A request shows what its visitor may see; a job or an event has no session and acts for players. */
type Asker = Pick<Context, 'reader' | 'theme' | 'clock'> & Partial<Pick<VisitorContext, 'session' | 'maySee'>>

/** The campaigns of a feature at an instant, now by default; an event passes the instant it happened at. */
export async function shownCampaigns<C>(
  ctx: Asker,
  definition: CampaignDefinition<C>,
  at: Instant = ctx.clock.now(),
): Promise<Shown<C>> {
  const campaigns = await seenBy(ctx, await readPublished(ctx.reader, asked(ctx, definition), at))
  const { current, next, last } = pickShown(campaigns, at)
  const read = (campaign: Campaign | undefined) => campaign && typed(definition, campaign)
  return { current: read(current), next: read(next), last: read(last) }
}

/** The active campaign at that instant; if several are active, the one that began last. */
export const currentCampaign = async <C>(ctx: Asker, definition: CampaignDefinition<C>, at?: Instant) =>
  (await shownCampaigns(ctx, definition, at)).current

/** The next campaign to begin. */
export const nextCampaign = async <C>(ctx: Asker, definition: CampaignDefinition<C>) =>
  (await shownCampaigns(ctx, definition)).next

interface Part {
  readonly limit: number
  readonly offset: number
}

/** Campaigns that have not ended, soonest first. */
export async function upcomingCampaigns<C>(ctx: Asker, definition: CampaignDefinition<C>, part: Part): Promise<Campaign<C>[]> {
  const campaigns = await seenBy(ctx, await readUpcoming(ctx.reader, asked(ctx, definition), { ...part, at: ctx.clock.now() }))
  return campaigns.map((campaign) => typed(definition, campaign))
}

/** Ended campaigns, newest first. */
export async function endedCampaigns<C>(ctx: Asker, definition: CampaignDefinition<C>, part: Part): Promise<Campaign<C>[]> {
  const { feature, ...ofMany } = asked(ctx, definition)
  const ended = await readEnded(ctx.reader, { ...ofMany, features: [feature] }, { ...part, at: ctx.clock.now() })
  const campaigns = await seenBy(ctx, ended)
  return campaigns.map((campaign) => typed(definition, campaign))
}

export async function campaignBySlug<C>(
  ctx: Asker,
  definition: CampaignDefinition<C>,
  slug: string,
): Promise<Campaign<C> | undefined> {
  const found = await readBySlug(ctx.reader, asked(ctx, definition), slug)
  const [campaign] = await seenBy(ctx, found ? [found] : [])
  return campaign && typed(definition, campaign)
}

/** A published campaign visible to this visitor, at any time, including long after its end. */
export async function campaignById<C>(
  ctx: Asker,
  definition: CampaignDefinition<C>,
  id: string,
): Promise<Campaign<C> | undefined> {
  const [campaign] = await seenBy(ctx, await readByIds(ctx.reader, ctx.theme.id, [id]))
  const { feature, status, audiences } = asked(ctx, definition)
  const isShown = campaign?.feature === feature && campaign.status === status && audiences.includes(campaign.audience)
  return campaign && isShown ? typed(definition, campaign) : undefined
}

/** What these runs of the brand are called, also long after their ends and to players who never saw them. */
export async function titlesOfRuns(
  { reader, theme, locale }: Pick<VisitorContext, 'reader' | 'theme' | 'locale'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const campaigns = ids.length > 0 ? await readByIds(reader, theme.id, ids) : []
  return new Map(campaigns.map(({ id, words }) => [id, words[locale].title]))
}

/** An upcoming campaign of any feature that is visible to this visitor. */
export async function plannedCampaign(ctx: Asker, id: string): Promise<Campaign | undefined> {
  const [campaign] = await seenBy(ctx, await readByIds(ctx.reader, ctx.theme.id, [id]))
  const isFor = campaign?.audience === 'everyone' || campaign?.audience === (ctx.session ? 'players' : 'guests')
  const isToCome = campaign?.status === 'published' && stateOf(campaign, ctx.clock.now()) === 'planned'
  return isFor && isToCome ? campaign : undefined
}

/** Splits these into those active by now and those that ended or were withdrawn. */
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

/**
 * Without the campaigns whose audience this visitor does not belong to, each as the player's arm of its experiment has it.
 * A guest belongs to no audience of players and to no experiment; a job or an event asks for all.
 */
export async function seenBy<C extends Campaign>({ session, maySee }: Asker, campaigns: readonly C[]): Promise<C[]> {
  if (session === undefined) return [...campaigns]
  const personal = campaigns.filter(({ showAudience, experiment }) => showAudience || (session && experiment))
  const seen = personal.length > 0 && session && maySee ? await maySee(session.playerId, personal) : new Map<string, null>()
  return campaigns.flatMap((campaign) => {
    if (!personal.includes(campaign)) return campaign
    const arm = seen.get(campaign.id)
    return arm === undefined ? [] : inArm(campaign, arm)
  })
}

function inArm<C extends Campaign>(campaign: C, key: string | null): C {
  if (key === null) return campaign
  const arm = campaign.experiment?.arms.find((each) => each.key === key)
  return { ...campaign, arm: key, ...(arm && { config: arm.config }) }
}

const asked = ({ theme, session }: Asker, { feature, hasRule }: CampaignDefinition): Asked => ({
  brand: theme.id,
  feature,
  status: hasRule ? 'published' : 'announced',
  audiences: ['everyone', session === null ? 'guests' : 'players'],
})
