import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { assert } from '#kernel/result.ts'
import { currentCampaign } from '#platform/campaigns/index.ts'
import type { PlayerContext } from '#platform/context.ts'
import { readSeedPair } from '#platform/fair/seed-pairs.ts'
import { callAct, refusalOf } from '#promotions/index.ts'
import * as contract from '../contract.ts'
import { dailyWheelCampaign } from '../shared/campaign.ts'
import { BOOSTER_SUFFIX, boosterOf, wheelOf } from './get-configs.ts'
import { BOOSTER_ID, freeWheel, WHEEL_ID } from './promotion.ts'

type Reply = ReplyOf<typeof contract.spin>

/** Spins the wheel of the day or the booster wheel: of two concurrent requests one draws, and a retry gets the same segment. */
export async function spin(ctx: PlayerContext, { params: { id } }: InputOf<typeof contract.spin>): Promise<Reply> {
  const campaign = await currentCampaign(ctx, dailyWheelCampaign)
  if (!campaign) return { success: false, reasonType: 'not-running' }
  const isBooster = id === `${campaign.id}${BOOSTER_SUFFIX}`
  if (campaign.id !== id && !isBooster) return { success: false, reasonType: 'not-found' }
  const act = await callAct(ctx, freeWheel, isBooster ? 'boost' : 'spin')
  if (!act.isDone) return contract.spin.reply.parse(refusalOf(act))
  const [[prize], [drawn]] = [act.grants, act.draws]
  assert(prize?.kind === 'balance' && drawn, 'a spin draws a prize')
  const { commit, clientSeed } = await readSeedPair(ctx, drawn.pair)
  const { coins, entries } = prize
  const wheelData = (isBooster && (await boosterOf(ctx, campaign))) || (await wheelOf(ctx, campaign))
  return {
    success: true,
    data: {
      winSector: { sectorDto: { index: act.reply as number, coins, entries } },
      wheelData,
      proof: { commit, clientSeed, nonce: drawn.nonce, gameId: isBooster ? BOOSTER_ID : WHEEL_ID, defHash: wheelData.oddsHash },
    },
  }
}
