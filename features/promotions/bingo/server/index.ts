import { promote, seedCampaigns, status } from '#platform/campaigns/index.ts'
import { bind, type ServerFeature } from '#platform/feature.ts'
import { refuseWithoutRule } from '#promotions/index.ts'
import { bingo } from '../feature.ts'
import { bingoCampaign } from '../shared/campaign.ts'
import { demos } from './seed-campaigns.ts'
import * as contract from '../contract.ts'
import { getGameData } from './get-game-data.ts'
import { getInfo } from './get-info.ts'

/** Publishes the bingo schedule and the pattern prizes. */
export const bingoServer: ServerFeature = {
  id: bingo.id,
  routes: [
    bind(contract.getInfo, getInfo),
    bind(contract.getGameData, getGameData),
    bind(contract.accrueReward, refuseWithoutRule),
  ],
  status: status(bingoCampaign, 'bingo'),
  promotions: (ctx) => promote(ctx, bingoCampaign),
  seed: seedCampaigns(bingoCampaign, demos),
  campaignTemplates: { definition: bingoCampaign, demos },
}
