import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { assert } from '#kernel/result.ts'
import { currentCampaign } from '#platform/campaigns/index.ts'
import type { PlayerContext } from '#platform/context.ts'
import { readSeedPair } from '#platform/fair/seed-pairs.ts'
import { callAct, refusalOf } from '#promotions/index.ts'
import * as contract from '../contract.ts'
import { dailyWheelCampaign } from '../shared/campaign.ts'
import { paidWheelBy, readPaidWheel, wheelOf } from './get-configs.ts'
import { freeWheel, PAID_IDS, WHEEL_ID } from './promotion.ts'

type Reply = ReplyOf<typeof contract.spin>

/** Spins the wheel of the day, or one that a purchase opened: of two concurrent requests one draws, and a retry gets the same segment. */
export async function spin(ctx: PlayerContext, { params: { id } }: InputOf<typeof contract.spin>): Promise<Reply> {
  const campaign = await currentCampaign(ctx, dailyWheelCampaign)
  if (!campaign) return { success: false, reasonType: 'not-running' }
  const paid = paidWheelBy(id, campaign.id)
  if (campaign.id !== id && !paid) return { success: false, reasonType: 'not-found' }
  const act = await callAct(ctx, freeWheel, paid ?? 'spin')
  if (!act.isDone) return contract.spin.reply.parse(refusalOf(act))
  const [[prize], [drawn]] = [act.grants, act.draws]
  assert(prize?.kind === 'balance' && drawn, 'a spin draws a prize')
  const { commit, clientSeed } = await readSeedPair(ctx, drawn.pair)
  const { coins, entries } = prize
  const wheelData = (paid && (await readPaidWheel(ctx, campaign, paid))) ?? (await wheelOf(ctx, campaign))
  const gameId = paid ? PAID_IDS[paid] : WHEEL_ID
  return {
    success: true,
    data: {
      winSector: { sectorDto: { index: act.reply as number, coins, entries } },
      wheelData,
      proof: { commit, clientSeed, nonce: drawn.nonce, gameId, defHash: wheelData.oddsHash },
    },
  }
}
