import pg from 'pg'
import { type CampaignDefinition, campaignWords } from '#kernel/campaign.ts'
import { LOCALES } from '#kernel/locale.ts'
import { type AuditEvent, audit } from '../audit/index.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { AppError } from '../problem.ts'
import { publishContent } from '../theme/live-settings.ts'
import type { Campaign, CampaignPlan } from './campaign.ts'
import { isOver, refuseChange } from './rules.ts'
import { insertCampaign, lockCampaign, updateCampaign } from './store.ts'

/** Who changes it, and for whose books why. */
export type By = Pick<AuditEvent, 'actor' | 'why' | 'address'>

/** The campaign as somebody looked at it: a change of what has changed since is refused. */
export type Seen = Pick<Campaign, 'id' | 'version'>

type Ctx = Pick<Context, 'clock' | 'theme' | 'newId'>

/** A draft, which nobody sees yet. Throws where its words or configuration do not fit the feature. */
export async function draftCampaign<C>(
  tx: Tx,
  ctx: Ctx,
  definition: CampaignDefinition<C>,
  { plan, by }: { plan: CampaignPlan<C>; by: By },
): Promise<Campaign<C>> {
  const at = ctx.clock.now()
  const { feature, isExclusive } = definition
  const rest = { id: ctx.newId('cmp'), brand: ctx.theme.id, feature, status: 'draft', version: 1 } as const
  const campaign = { ...checked(definition, plan), ...rest }
  await insertCampaign(tx, campaign, { isExclusive, at })
  await audit(tx, ctx, { ...by, subject: campaign.id, what: 'campaign-drafted', after: { ...campaign } })
  return campaign
}

/** Sets it anew; what players were shown of a running one holds. */
export async function reviseCampaign<C>(
  tx: Tx,
  ctx: Ctx,
  definition: CampaignDefinition<C>,
  { seen, plan, by }: { seen: Seen; plan: CampaignPlan<C>; by: By },
): Promise<Campaign<C>> {
  const before = await takeSeen(tx, ctx, seen)
  const next = checked(definition, plan)
  const refusal = refuseChange(before, next, ctx.clock.now())
  if (refusal) throw new AppError('conflict', `The campaign cannot change: ${refusal}`, { reasonType: refusal })
  return keep(tx, ctx, { before, after: { ...before, ...next }, what: 'campaign-revised', by }) as Promise<Campaign<C>>
}

/** From now on it is seen; of an exclusive feature only where no other published one overlaps it. */
export async function publishCampaign(tx: Tx, ctx: Ctx, { seen, by }: { seen: Seen; by: By }): Promise<Campaign> {
  const before = await takeSeen(tx, ctx, seen)
  if (before.status === 'archived' || isOver(before, ctx.clock.now())) {
    throw new AppError('conflict', 'What is over is not published', { reasonType: 'over' })
  }
  return keep(tx, ctx, { before, after: { ...before, status: 'published' }, what: 'campaign-published', by })
}

/** Takes it out of sight, for good. */
export async function archiveCampaign(tx: Tx, ctx: Ctx, { seen, by }: { seen: Seen; by: By }): Promise<Campaign> {
  const before = await takeSeen(tx, ctx, seen)
  return keep(tx, ctx, { before, after: { ...before, status: 'archived' }, what: 'campaign-archived', by })
}

async function takeSeen(tx: Tx, { theme }: Ctx, { id, version }: Seen): Promise<Campaign> {
  const campaign = await lockCampaign(tx, theme.id, id)
  if (!campaign) throw new AppError('not-found', 'There is no such campaign')
  if (campaign.version !== version) throw new AppError('conflict', 'It was changed since', { reasonType: 'changed' })
  return campaign
}

interface Change {
  readonly before: Campaign
  readonly after: Campaign
  readonly what: string
  readonly by: By
}

async function keep(tx: Tx, ctx: Ctx, { before, after, what, by }: Change): Promise<Campaign> {
  const campaign = { ...after, version: before.version + 1 }
  try {
    await updateCampaign(tx, campaign)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.constraint !== 'campaign_without_overlap') throw error
    throw new AppError('conflict', 'Another campaign of this feature goes on then', { reasonType: 'overlap' })
  }
  await audit(tx, ctx, { ...by, subject: campaign.id, what, before: { ...before }, after: { ...campaign } })
  await publishContent(tx)
  return campaign
}

/** What an operator's form sends is checked here, whoever sends it. */
function checked<C>({ config }: CampaignDefinition<C>, plan: CampaignPlan<C>): CampaignPlan<C> {
  const read = config.safeParse(plan.config)
  const fits = read.success && LOCALES.every((locale) => campaignWords.safeParse(plan.words[locale]).success)
  if (!fits) throw new AppError('invalid-input', 'The campaign does not fit its feature', { errors: read.error?.issues ?? [] })
  const { slug, words, startsAt, endsAt, audience } = plan
  return { slug, words, startsAt, endsAt, audience, config: read.data }
}
