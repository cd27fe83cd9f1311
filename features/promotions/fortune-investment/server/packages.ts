import type { ReplyOf } from '#kernel/contract.ts'
import { showCampaign } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { Unavailability } from '../contract.ts'
import type * as contract from '../contract.ts'
import { fortuneCampaign } from '../shared/campaign.ts'

/** The configured packages. Payments are not accepted yet, so none is available; each states why. */
export async function getPackages(ctx: VisitorContext): Promise<ReplyOf<typeof contract.getPackages>> {
  const { campaign, config } = await showCampaign(ctx, fortuneCampaign)
  const why: Unavailability = campaign.state === 'running' ? 'not-for-sale' : 'not-running'
  const packages = (config?.packages ?? []).map((each) => ({ ...each, available: false, unavailabilityReasons: [why] }))
  return { success: true, data: { campaign, packages } }
}

/** Without sales no player has one. */
export const getChosenPackage = async (): Promise<ReplyOf<typeof contract.getChosenPackage>> => ({
  success: true,
  data: { package: null, daysTaken: [], nextAt: null },
})
