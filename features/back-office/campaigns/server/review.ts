import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { Recurrence } from '#kernel/recurrence.ts'
import { DAY_MS } from '#kernel/time.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import {
  approveCampaign,
  archiveCampaign,
  cancelRuns,
  type By,
  endCampaign,
  pauseCampaign,
  returnCampaign,
  type ReviewedCampaign,
  startShadow,
  stopExperiment as stopCampaignExperiment,
  submitCampaign,
} from '#platform/campaigns/index.ts'
import type { Tx } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { AppError } from '#platform/problem.ts'
import type { stopExperiment as stopContract } from '../contract.ts'
import type * as contract from '../shared/operator-contract.ts'
import { type CatalogueEntry, catalogueOf } from './catalogue.ts'
import { byOperator, findCampaign, orRefused } from './admin.ts'
import { experimentProblems } from './experiment-problems.ts'
import { deskStateOf, toPlanOnDesk } from './plan-wire.ts'
import { isRunClosed } from '#promotions/runs/close-runs.ts'
import { readFilingsOf } from '#promotions/filings/read-needs.ts'
import { runsOf } from '#promotions/schedule/series-runs.ts'

/** How long a shadow runs. */
const SHADOW_MS = 14 * DAY_MS

type ChangeReply = ReplyOf<typeof contract.changeCampaign>
type DecideReply = ReplyOf<typeof contract.decideCampaign>

interface Asked {
  readonly act: contract.CampaignAct
  readonly version: number
}

export const changeCampaign =
  (slices: () => readonly ServerFeature[]) =>
  async (
    ctx: OperatorContext,
    { params: { id }, body: { act, version, why } }: InputOf<typeof contract.changeCampaign>,
  ): Promise<ChangeReply> => {
    const campaign = await findCampaign(ctx, id)
    if (isDone(ctx, campaign, { act, version })) return { success: true, data: { version: campaign.version, shadow: null } }
    const entry = catalogueOf(ctx.visit, slices()).entryOf(campaign.feature)
    return orRefused(() =>
      ctx.change<ChangeReply>(async (tx) => {
        const value = await carryOut(tx, ctx, { campaign, entry, act, version, by: byOperator(ctx, why) })
        return { audit: null, value: { success: true, data: { shadow: null, ...value } } }
      }),
    )
  }

/** Whether this call has been carried out before. */
function isDone({ operator }: OperatorContext, campaign: ReviewedCampaign, { act, version }: Asked): boolean {
  if (campaign.version !== version + 1) return false
  if (act === 'submit') return campaign.status === 'review' && campaign.submittedBy === operator.id
  return act === 'archive' && campaign.status === 'archived'
}

interface Order extends Asked {
  readonly campaign: ReviewedCampaign
  readonly entry: CatalogueEntry
  readonly by: By
}

type Outcome = { readonly version: number; readonly shadow?: string }

async function carryOut(tx: Tx, ctx: OperatorContext, order: Order): Promise<Outcome> {
  const { campaign, entry, act, version, by } = order
  const seen = { id: campaign.id, version }
  switch (act) {
    case 'submit':
      return submitCampaign(tx, ctx, entry.definition, { seen, by })
    case 'withdraw':
      return returnCampaign(tx, ctx, { seen, by })
    case 'end':
      return endCampaign(tx, ctx, { seen, by })
    case 'cancel-runs':
      if (campaign.series === null) throw refusal('wrong-state')
      await cancelRuns(tx, ctx, { series: campaign.series, by })
      return { version: campaign.version }
    case 'archive':
      return archive(tx, ctx, order)
    case 'shadow':
      return shadow(tx, ctx, order)
    case 'pause':
    case 'resume':
      if (!entry.promotion) throw refusal('not-on-engine')
      await pauseCampaign(tx, ctx, { id: campaign.id, isPaused: act === 'pause', by })
      return { version: campaign.version }
  }
}

/** Ends a running campaign first and computes its results, so that players get what they earned. */
async function archive(tx: Tx, ctx: OperatorContext, { campaign, entry, version, by }: Order): Promise<Outcome> {
  const state = deskStateOf(campaign, ctx.clock.now())
  if (state === 'running' || state === 'paused') throw refusal('running')
  if (state === 'ended' && entry.promotion && !(await isRunClosed(tx, campaign.id))) throw refusal('not-closed')
  return archiveCampaign(tx, ctx, { seen: { id: campaign.id, version }, by })
}

async function shadow(tx: Tx, ctx: OperatorContext, { campaign, entry, version, by }: Order): Promise<Outcome> {
  if (!entry.promotion) throw refusal('not-on-engine')
  const until = ctx.clock.now() + SHADOW_MS
  const { id } = await startShadow(tx, ctx, entry.definition, { seen: { id: campaign.id, version }, until, by })
  return { version: campaign.version, shadow: id }
}

export async function stopExperiment(
  ctx: OperatorContext,
  { params: { id }, body: { version, winner, why } }: InputOf<typeof stopContract>,
): Promise<ReplyOf<typeof stopContract>> {
  const campaign = await findCampaign(ctx, id)
  if (campaign.experimentStop?.winner === winner) return { success: true }
  return orRefused(() =>
    ctx.change<ReplyOf<typeof stopContract>>(async (tx) => {
      await stopCampaignExperiment(tx, ctx, { seen: { id: campaign.id, version }, winner, by: byOperator(ctx, why) })
      return { audit: null, value: { success: true } }
    }),
  )
}

/** Prizes above 5,000 USD need a registration and a bond in some states before a campaign opens there (SWP-7). */
async function requireFilings(
  tx: Tx,
  ctx: OperatorContext,
  { slices, campaign }: { readonly slices: readonly ServerFeature[]; readonly campaign: ReviewedCampaign },
): Promise<void> {
  const { needs } = await readFilingsOf(tx, ctx, slices, campaign)
  if (needs.some(({ fault }) => fault !== null)) throw refusal('filing-missing')
}

const refusal = (reasonType: string) => new AppError('conflict', 'Not in this state.', { reasonType })

/** Approval is by a second operator: nobody approves what they wrote or submitted. */
export const decideCampaign =
  (slices: () => readonly ServerFeature[]) =>
  async (
    ctx: OperatorContext,
    { params: { id }, body: { isApproved, version, why } }: InputOf<typeof contract.decideCampaign>,
  ): Promise<DecideReply> => {
    const campaign = await findCampaign(ctx, id)
    const entry = catalogueOf(ctx.visit, slices()).entryOf(campaign.feature)
    const { definition } = entry
    const isRepeated = campaign.version === version + 1 && campaign.approvedBy === ctx.operator.id
    if (isApproved && isRepeated) return { success: true, data: { version: campaign.version } }
    // A release may have closed a field since it was saved.
    if (isApproved && experimentProblems(toPlanOnDesk(campaign, ctx.theme.timeZone), entry).length > 0)
      return { success: false, reasonType: 'experiment-refused' }
    const step = { seen: { id: campaign.id, version }, by: byOperator(ctx, why) }
    const planRuns = (repeats: Recurrence) => runsOf(repeats, ctx.theme.timeZone, ctx.clock.now())
    return orRefused(() =>
      ctx.change<DecideReply>(async (tx) => {
        if (isApproved) await requireFilings(tx, ctx, { slices: slices(), campaign })
        const decided = isApproved
          ? await approveCampaign(tx, ctx, definition, { ...step, planRuns })
          : await returnCampaign(tx, ctx, step)
        return { audit: null, value: { success: true, data: { version: decided.version } } }
      }),
    )
  }
