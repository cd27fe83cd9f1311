import pg from 'pg'
import { recurrence } from '#kernel/recurrence.ts'
import { audienceTree } from '#kernel/audience/tree.ts'
import { campaignExperiment } from '#kernel/campaign-experiment.ts'
import { type CampaignDefinition, campaignWords, planBudget } from '#kernel/campaign.ts'
import { LOCALES } from '#kernel/locale.ts'
import { type AuditEvent, audit } from '../audit/index.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { AppError } from '../problem.ts'
import { publishContent } from '../theme/live-settings.ts'
import type { Campaign, CampaignPlan, ReviewedCampaign } from './campaign.ts'
import { isOver, refuseChange } from './rules.ts'
import { insertCampaign, lockCampaign, type NewRow, updateCampaign } from './store.ts'

/** The actor and reason for the audit trail. */
export type By = Pick<AuditEvent, 'actor' | 'why' | 'address'>

/** The campaign as last read: a change based on an outdated version is refused. */
export type Seen = Pick<Campaign, 'id' | 'version'>

export type ChangeContext = Pick<Context, 'clock' | 'theme' | 'newId'>

/** The operator who makes a change; empty for a job. */
export const authorsOf = ({ actor }: By): string[] => (actor.kind === 'operator' && actor.id ? [actor.id] : [])

export interface NewDraft<C> extends Pick<NewRow, 'copiedFrom' | 'revises' | 'requestKey'> {
  readonly plan: CampaignPlan<C>
  readonly by: By
  readonly status?: 'draft' | 'shadow'
}

/** Creates a draft, which is not visible. Throws if its texts or configuration do not fit the feature. */
export async function draftCampaign<C>(
  tx: Tx,
  ctx: ChangeContext,
  definition: CampaignDefinition<C>,
  { plan, by, status = 'draft', ...from }: NewDraft<C>,
): Promise<Campaign<C>> {
  const at = ctx.clock.now()
  const { feature, isExclusive } = definition
  const rest = { id: ctx.newId('cmp'), brand: ctx.theme.id, feature, status, version: 1 } as const
  const campaign = { ...checkPlan(definition, plan), ...rest }
  await refusing(() => insertCampaign(tx, campaign, { isExclusive, at, writtenBy: authorsOf(by), ...from }))
  await audit(tx, ctx, { ...by, subject: campaign.id, what: 'campaign-drafted', after: { ...campaign } })
  return campaign
}

/** Updates the settings. Settings that players have seen of a running campaign cannot change. */
export async function reviseCampaign<C>(
  tx: Tx,
  ctx: ChangeContext,
  definition: CampaignDefinition<C>,
  { seen, plan, by }: { seen: Seen; plan: CampaignPlan<C>; by: By },
): Promise<Campaign<C>> {
  const before = await takeSeen(tx, ctx, seen)
  const next = checkPlan(definition, plan)
  const refusal = refuseChange(before, next, ctx.clock.now())
  if (refusal) throw new AppError('conflict', `The campaign cannot change: ${refusal}`, { reasonType: refusal })
  const writtenBy = [...new Set([...before.writtenBy, ...authorsOf(by)])]
  const after = { ...before, ...next, writtenBy }
  return keepChange(tx, ctx, { before, after, what: 'campaign-revised', by }) as unknown as Promise<Campaign<C>>
}

/** Schedules it; in an exclusive feature only if no other published campaign overlaps it. */
export async function publishCampaign<C>(
  tx: Tx,
  ctx: ChangeContext,
  { hasRule }: CampaignDefinition<C>,
  { seen, by }: { seen: Seen; by: By },
): Promise<Campaign> {
  const before = await takeSeen(tx, ctx, seen)
  if (!hasRule) throw new AppError('conflict', 'This feature cannot run yet', { reasonType: 'no-rule' })
  if (before.status === 'archived' || isOver(before, ctx.clock.now())) {
    throw new AppError('conflict', 'An ended campaign cannot be published', { reasonType: 'over' })
  }
  return keepChange(tx, ctx, { before, after: { ...before, status: 'published' }, what: 'campaign-published', by })
}

/** Shows it without a date, for a feature that has no rule yet. */
export async function announceCampaign(tx: Tx, ctx: ChangeContext, { seen, by }: { seen: Seen; by: By }): Promise<Campaign> {
  const before = await takeSeen(tx, ctx, seen)
  if (before.status !== 'draft') throw new AppError('conflict', 'Only a draft can be announced', { reasonType: before.status })
  return keepChange(tx, ctx, { before, after: { ...before, status: 'announced' }, what: 'campaign-announced', by })
}

/** Hides it permanently. */
export async function archiveCampaign(tx: Tx, ctx: ChangeContext, { seen, by }: { seen: Seen; by: By }): Promise<Campaign> {
  const before = await takeSeen(tx, ctx, seen)
  return keepChange(tx, ctx, { before, after: { ...before, status: 'archived' }, what: 'campaign-archived', by })
}

/** Locks a campaign of this brand; refuses a change based on an outdated version. */
export async function takeSeen(tx: Tx, { theme }: ChangeContext, { id, version }: Seen): Promise<ReviewedCampaign> {
  const campaign = await lockCampaign(tx, theme.id, id)
  if (!campaign) throw new AppError('not-found', 'Campaign not found')
  if (campaign.version !== version)
    throw new AppError('conflict', 'The campaign has changed since it was read', { reasonType: 'changed' })
  return campaign
}

interface Change {
  readonly before: ReviewedCampaign
  readonly after: ReviewedCampaign
  readonly what: string
  readonly by: By
}

/** Stores the next version with its audit row, and notifies every process. */
export async function keepChange(tx: Tx, ctx: ChangeContext, { before, after, what, by }: Change): Promise<ReviewedCampaign> {
  const campaign = { ...after, version: before.version + 1 }
  await refusing(() => updateCampaign(tx, campaign))
  await audit(tx, ctx, { ...by, subject: campaign.id, what, before: { ...before }, after: { ...campaign } })
  await publishContent(tx)
  return campaign
}

/** The refusal for each violated constraint of the table. */
const CONSTRAINTS: Readonly<Record<string, readonly [reason: string, message: string]>> = {
  campaign_without_overlap: ['overlap', 'Another campaign of this feature runs at that time'],
  campaign_brand_feature_slug_key: ['name-taken', 'Another campaign of this feature has this name'],
  campaign_request_key_key: ['name-taken', 'This request has already drafted a campaign'],
  campaign_open_revision: ['revision-open', 'Another change of this campaign is open'],
}

async function refusing<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const known = error instanceof pg.DatabaseError ? CONSTRAINTS[error.constraint ?? ''] : undefined
    if (!known) throw error
    throw new AppError('conflict', known[1], { reasonType: known[0] })
  }
}

/** Validates operator input for every caller. */
function checkPlan<C>({ config }: CampaignDefinition<C>, plan: CampaignPlan<C>): CampaignPlan<C> {
  const read = config.safeParse(plan.config)
  const fits = read.success && LOCALES.every((locale) => campaignWords.safeParse(plan.words[locale]).success)
  if (!fits) throw new AppError('invalid-input', 'The campaign does not fit its feature', { errors: read.error?.issues ?? [] })
  const { slug, words, startsAt, endsAt, audience, picture = null, startsWhenApproved = false } = plan
  const { showAudience = null, joinAudience = null, repeats = null, budget = null, countsSince = null } = plan
  const experiment = campaignExperiment.nullable().parse(plan.experiment ?? null)
  const trees = {
    showAudience: audienceTree.nullable().parse(showAudience),
    joinAudience: audienceTree.nullable().parse(joinAudience),
  }
  const rest = { repeats: recurrence.nullable().parse(repeats), budget: planBudget.nullable().parse(budget) }
  if (countsSince !== null && countsSince >= startsAt) throw new AppError('invalid-input', 'Events count from before the start')
  return {
    slug,
    words,
    startsAt,
    endsAt,
    countsSince,
    audience,
    ...trees,
    ...rest,
    experiment: experiment && {
      ...experiment,
      arms: experiment.arms.map((arm) => ({ ...arm, config: config.parse(arm.config) })),
    },
    picture,
    startsWhenApproved,
    config: read.data,
  }
}
