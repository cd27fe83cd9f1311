import { CONTROL } from '#kernel/campaign-experiment.ts'
import type { CampaignDefinition } from '#kernel/campaign.ts'
import type { Instant } from '#kernel/time.ts'
import { audit } from '../audit/index.ts'
import type { Tx } from '../db/database.ts'
import { campaignPaused } from '../events/index.ts'
import { emitToBrand, readSnapshot } from '../outbox/index.ts'
import { AppError } from '../problem.ts'
import { publishContent } from '../theme/live-settings.ts'
import type { Campaign, CampaignPlan, ReviewedCampaign } from './campaign.ts'
import { type By, type ChangeContext, draftCampaign, keepChange, type Seen, takeSeen } from './change.ts'
import { isOver } from './rules.ts'
import { beginStop, endStop } from './stops.ts'
import { lockCampaign, setExperimentStop, setPaused } from './store.ts'

/** Pauses or resumes a campaign; events during a pause never count. False if nothing changed. */
export async function pauseCampaign(
  tx: Tx,
  ctx: ChangeContext,
  { id, isPaused, by }: { id: string; isPaused: boolean; by: By },
): Promise<boolean> {
  const campaign = await lockCampaign(tx, ctx.theme.id, id)
  if (!campaign) throw new AppError('not-found', 'Campaign not found')
  if (campaign.status !== 'published' && campaign.status !== 'shadow') throw refusal('wrong-state', 'It is not published')
  const now = ctx.clock.now()
  if (isOver(campaign, now)) throw refusal('over', 'It is over')
  const pausedAt = isPaused ? now : null
  if (!(await setPaused(tx, id, pausedAt))) return false
  const stop = { brand: campaign.brand, run: id, at: now, by: by.actor.id ?? by.actor.kind }
  await (isPaused ? beginStop(tx, stop) : endStop(tx, stop))
  const what = isPaused ? 'campaign-paused' : 'campaign-resumed'
  if (isPaused && campaign.status === 'published') {
    const payload = { run: campaign.id, snapshot: await readSnapshot(tx) }
    await emitToBrand(tx, campaignPaused, { brand: campaign.brand, payload, at: now })
  }
  await audit(tx, ctx, { ...by, subject: id, what, before: { pausedAt: campaign.pausedAt }, after: { pausedAt } })
  await publishContent(tx)
  return true
}

/** Ends a running campaign now; its results are computed as at its planned end. */
export async function endCampaign(tx: Tx, ctx: ChangeContext, { seen, by }: { seen: Seen; by: By }): Promise<ReviewedCampaign> {
  const before = await takeSeen(tx, ctx, seen)
  const now = ctx.clock.now()
  const isRun = before.status === 'published' || before.status === 'shadow'
  if (!isRun || now <= before.startsAt || isOver(before, now)) throw refusal('not-running', 'Only a running campaign is ended')
  return keepChange(tx, ctx, { before, after: { ...before, endsAt: now }, what: 'campaign-ended', by })
}

/**
 * Ends the experiment of a running campaign: players who have not been exposed, and its holdout, get the winner's
 * configuration from now on. Everyone else keeps theirs, since players have seen it.
 */
export async function stopExperiment(
  tx: Tx,
  ctx: ChangeContext,
  { seen, winner, by }: { seen: Seen; winner: string; by: By },
): Promise<void> {
  const campaign = await takeSeen(tx, ctx, seen)
  const { experiment, status, startsAt } = campaign
  const now = ctx.clock.now()
  if (status !== 'published' || startsAt > now || isOver(campaign, now)) throw refusal('not-running', 'It is not running')
  const isArm = winner === CONTROL || experiment?.arms.some(({ key }) => key === winner)
  if (!experiment || !isArm) throw refusal('wrong-state', 'It has no such arm')
  const stop = { at: now, winner }
  if (!(await setExperimentStop(tx, campaign.id, stop))) throw refusal('wrong-state', 'The experiment has been stopped')
  await audit(tx, ctx, { ...by, subject: campaign.id, what: 'campaign-experiment-stopped', before: {}, after: stop })
  await publishContent(tx)
}

/** Runs a copy on real events from now on, which pays nothing and which no player sees. */
export async function startShadow<C>(
  tx: Tx,
  ctx: ChangeContext,
  definition: CampaignDefinition<C>,
  { seen, until, by }: { seen: Seen; until: Instant; by: By },
): Promise<Campaign<C>> {
  const { id, slug, words, audience, joinAudience, config } = await takeSeen(tx, ctx, seen)
  const name = `${slug.slice(0, 40)}-shadow-${ctx.newId('cmp').slice(-6)}`
  const plan = { slug: name, words, audience, joinAudience, config, startsAt: ctx.clock.now(), endsAt: until } as CampaignPlan<C>
  const shadow = await draftCampaign(tx, ctx, definition, { plan, by, status: 'shadow', copiedFrom: id })
  await publishContent(tx)
  return shadow
}

const refusal = (reasonType: string, message: string) => new AppError('conflict', message, { reasonType })
