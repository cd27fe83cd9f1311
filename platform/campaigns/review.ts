import type { CampaignDefinition } from '#kernel/campaign.ts'
import type { Recurrence } from '#kernel/recurrence.ts'
import { SECOND_MS } from '#kernel/time.ts'
import type { Tx } from '../db/database.ts'
import { AppError } from '../problem.ts'
import type { CampaignPlan, ReviewedCampaign } from './campaign.ts'
import { authorsOf, type By, type ChangeContext, draftCampaign, keepChange, type Seen, takeSeen } from './change.ts'
import { publishRuns, type SeriesRun } from './series.ts'
import { isCountable, isOver, refuseChange } from './rules.ts'

interface Step {
  readonly seen: Seen
  readonly by: By
}

/** Hands a draft to a second operator. Its content does not change until it is approved or returned. */
export async function submitCampaign(
  tx: Tx,
  ctx: ChangeContext,
  { hasRule }: Pick<CampaignDefinition, 'hasRule'>,
  { seen, by }: Step,
): Promise<ReviewedCampaign> {
  const before = await takeSeen(tx, ctx, seen)
  if (before.status !== 'draft') throw refusal('wrong-state', 'Only a draft is submitted')
  if (!hasRule) throw refusal('no-rule', 'This feature cannot run yet')
  if (isOver(before, ctx.clock.now())) throw refusal('over', 'It would be over already')
  const submitted = { submittedBy: authorsOf(by)[0] ?? null, submittedAt: ctx.clock.now() }
  return keepChange(tx, ctx, { before, after: { ...before, ...submitted, status: 'review' }, what: 'campaign-submitted', by })
}

/** Makes it a draft again: its author withdraws it, or the second operator asks for changes. */
export async function returnCampaign(tx: Tx, ctx: ChangeContext, { seen, by }: Step): Promise<ReviewedCampaign> {
  const before = await takeSeen(tx, ctx, seen)
  if (before.status !== 'review') throw refusal('wrong-state', 'Only a submitted campaign is returned')
  const after = { ...before, status: 'draft', submittedBy: null, submittedAt: null } as const
  return keepChange(tx, ctx, { before, after, what: 'campaign-returned', by })
}

/**
 * Publishes what was submitted, in the version that the second operator saw, or applies it to the campaign that it
 * revises. With a series, its runs too, the first of which it becomes. Refuses everyone who wrote or submitted any of it.
 */
export async function approveCampaign<C>(
  tx: Tx,
  ctx: ChangeContext,
  definition: CampaignDefinition<C>,
  { seen, by, planRuns }: Step & { readonly planRuns?: (repeats: Recurrence) => readonly SeriesRun[] },
): Promise<ReviewedCampaign> {
  const before = await takeSeen(tx, ctx, seen)
  if (before.status !== 'review') throw refusal('wrong-state', 'Only a submitted campaign is approved')
  const [approver] = authorsOf(by)
  if (!approver || before.writtenBy.includes(approver) || before.submittedBy === approver) {
    throw refusal('your-own', 'A second operator approves it')
  }
  if (!definition.hasRule) throw refusal('no-rule', 'This feature cannot run yet')
  const now = ctx.clock.now()
  const approved = { ...before, approvedBy: approver, approvedAt: now }
  if (before.revises) {
    await applyRevision(tx, ctx, { revision: approved, by })
    return keepChange(tx, ctx, { before, after: { ...approved, status: 'archived' }, what: 'campaign-change-approved', by })
  }
  if (before.repeats) {
    const [run, ...runs] = planRuns?.(before.repeats) ?? []
    if (!run) throw refusal('over', 'No run is to come')
    const after = { ...approved, ...run, startsWhenApproved: false, series: before.id, status: 'published' } as const
    const first = await keepChange(tx, ctx, { before, after, what: 'campaign-approved', by })
    await publishRuns(tx, ctx, definition, { first, runs, by })
    return first
  }
  if (!before.startsWhenApproved && before.startsAt <= now) throw refusal('start-passed', 'Its start has passed')
  // To the second, as pages show it.
  const startsAt = before.startsWhenApproved ? now - (now % SECOND_MS) : before.startsAt
  if (isOver(before, startsAt)) throw refusal('over', 'It would be over already')
  if (!isCountable(before, startsAt)) throw refusal('log-gone', 'The events that it counts are not kept until its start')
  const after = { ...approved, startsAt, startsWhenApproved: false, status: 'published' } as const
  return keepChange(tx, ctx, { before, after, what: 'campaign-approved', by })
}

async function applyRevision(
  tx: Tx,
  ctx: ChangeContext,
  { revision, by }: { revision: ReviewedCampaign; by: By },
): Promise<void> {
  const { writtenBy, approvedBy, approvedAt } = revision
  const before = await takeSeen(tx, ctx, revision.revises as Seen)
  const change = contentOf(revision)
  const refused = refuseChange(before, { ...before, ...change }, ctx.clock.now())
  if (refused) throw refusal(refused, 'The campaign cannot change like this')
  // The authors of this version: its approver may have written an earlier one.
  const after = { ...before, ...change, writtenBy, approvedBy, approvedAt }
  await keepChange(tx, ctx, { before, after, what: 'campaign-revised', by })
}

/** What a revision replaces of its campaign. */
const CONTENT = [
  'words',
  'startsAt',
  'endsAt',
  'countsSince',
  'audience',
  'showAudience',
  'joinAudience',
  'budget',
  'experiment',
  'picture',
  'config',
] as const satisfies readonly (keyof ReviewedCampaign)[]

const contentOf = (campaign: ReviewedCampaign) =>
  Object.fromEntries(CONTENT.map((field) => [field, campaign[field]])) as Pick<ReviewedCampaign, (typeof CONTENT)[number]>

/** Drafts a change of a published campaign; it takes effect once approved. One is open at a time. */
export async function draftRevision<C>(
  tx: Tx,
  ctx: ChangeContext,
  definition: CampaignDefinition<C>,
  { seen, by, requestKey }: Step & { readonly requestKey: string },
): Promise<ReviewedCampaign> {
  const target = await takeSeen(tx, ctx, seen)
  if (target.status !== 'published') throw refusal('wrong-state', 'Only a published campaign is revised')
  if (isOver(target, ctx.clock.now())) throw refusal('over', 'It is over')
  const slug = `${target.slug.slice(0, 40)}-r${target.version}-${ctx.newId('cmp').slice(-6)}`
  const plan = { ...target, slug, repeats: null, startsWhenApproved: false } as CampaignPlan<C>
  const revises = { id: target.id, version: target.version }
  const { id } = await draftCampaign(tx, ctx, definition, { plan, by, revises, requestKey })
  return takeSeen(tx, ctx, { id, version: 1 })
}

const refusal = (reasonType: string, message: string) => new AppError('conflict', message, { reasonType })
