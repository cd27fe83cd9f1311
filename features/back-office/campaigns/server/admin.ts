import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import type { By } from '#platform/campaigns/index.ts'
import { readReviewed, type ReviewedCampaign } from '#platform/campaigns/index.ts'
import { AppError } from '#platform/problem.ts'
import type { DeskRefusal } from '../contract.ts'

/** The operator as the author of a change. */
export const byOperator = ({ operator, address }: OperatorContext, why?: string): By => ({
  actor: { kind: 'operator', id: operator.id },
  address,
  ...(why !== undefined && { why }),
})

/** A campaign of this brand. Throws `not-found`. */
export async function findCampaign({ reader, theme }: OperatorContext, id: string): Promise<ReviewedCampaign> {
  const campaign = await readReviewed(reader, theme.id, id)
  if (!campaign) throw new AppError('not-found', 'Campaign not found.')
  return campaign
}

/** A conflict that the platform names becomes a reply; everything that the transaction did is undone. */
export async function orRefused<T>(
  work: () => Promise<T>,
): Promise<T | { readonly success: false; readonly reasonType: DeskRefusal }> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error
    return { success: false, reasonType: error.details['reasonType'] as DeskRefusal }
  }
}
