import { namedGames } from '#games/all.ts'
import type { DataOf } from '#kernel/contract.ts'
import { showCampaign } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import { readState } from '#promotions/index.ts'
import { EMPTY_BOX, type getInfo as contract } from '../contract.ts'
import { moneyBoxCampaign } from '../shared/campaign.ts'
import { boxAt, moneyBox } from './promotion.ts'

/** The visitor's box and its rules; an empty box while none runs. */
export async function getInfo(ctx: VisitorContext): Promise<DataOf<typeof contract>> {
  const { campaign, config } = await showCampaign(ctx, moneyBoxCampaign)
  const { minAmount = 0, maxAmount = 0, shareBasisPoints = null, cooldownSeconds = null, games = [] } = config ?? {}
  const box = (await readState(ctx, moneyBox, boxAt)) ?? { ...EMPTY_BOX, minAmount, maxAmount }
  return { campaign, ...box, shareBasisPoints, cooldownSeconds, games: namedGames(games) }
}
