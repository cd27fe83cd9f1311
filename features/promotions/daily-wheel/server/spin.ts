import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { currentCampaign } from '#platform/campaigns/index.ts'
import type { PlayerContext } from '#platform/context.ts'
import { callAct, paidBy, proofOf, refusalOf } from '#promotions/index.ts'
import * as contract from '../contract.ts'
import { dailyWheelCampaign } from '../shared/campaign.ts'
import { showWheel, wheelBy } from './get-configs.ts'
import { DRAWS, freeWheel, sectorsOf, wheelOdds } from './promotion.ts'

type Reply = ReplyOf<typeof contract.spin>

/** Spins the wheel of the day, or one that a purchase opened: of two concurrent requests one draws, and a retry gets the same segment. */
export async function spin(ctx: PlayerContext, { params: { id } }: InputOf<typeof contract.spin>): Promise<Reply> {
  const campaign = await currentCampaign(ctx, dailyWheelCampaign)
  if (!campaign) return { success: false, reasonType: 'not-running' }
  const wheel = wheelBy(id, campaign.id)
  if (!wheel) return { success: false, reasonType: 'not-found' }
  const act = await callAct(ctx, freeWheel, wheel)
  if (!act.isDone) return contract.spin.reply.parse(refusalOf(act))
  const sectorDto = { index: act.reply as number, ...paidBy(act) }
  const proof = await proofOf(ctx, act.draws, wheelOdds(sectorsOf(campaign.config, wheel), DRAWS[wheel]))
  return { success: true, data: { winSector: { sectorDto }, wheelData: await showWheel(ctx, campaign, wheel), proof } }
}
