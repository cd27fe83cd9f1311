import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import { readReviewed, type ReviewedCampaign } from '#platform/campaigns/index.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { AppError } from '#platform/problem.ts'
import type { KnownRun } from '#promotions/runs/known-runs.ts'
import { readStoredRun } from '#promotions/runs/read-known-run.ts'
import { withMoments } from '#promotions/shared-draws/moments-of-runs.ts'
import type { RunHead } from '../contract.ts'

export interface FoundRun {
  readonly campaign: ReviewedCampaign
  readonly known: KnownRun & { readonly isStopped: boolean }
}

/** A run of this brand. Throws `not-found` for one that is unknown or does not run on the engine. */
export async function findRun(ctx: OperatorContext, slices: readonly ServerFeature[], id: string): Promise<FoundRun> {
  const campaign = await readReviewed(ctx.reader, ctx.theme.id, id)
  const slice = slices.find(({ promotion }) => promotion && promotion.campaign.feature === campaign?.feature)
  if (!campaign || !slice?.promotion) throw new AppError('not-found', 'Run not found.')
  return { campaign, known: await withMoments(ctx, await readStoredRun(ctx, slice.promotion, campaign)) }
}

/** Its feature is named as operators know the promotion. */
export const headOf = ({ campaign, known }: FoundRun): RunHead => ({
  id: campaign.id,
  title: campaign.words.en.title,
  feature: known.promotion.campaign.words.en.title,
  isShadow: known.isShadow,
  isClosed: known.isClosed,
})
