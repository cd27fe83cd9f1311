import { promote, seedCampaigns, status } from '#platform/campaigns/index.ts'
import { bind, type ServerFeature } from '#platform/feature.ts'
import { prizeDropsCampaign, USUAL_KINDS } from '../shared/campaign.ts'
import * as contract from '../contract.ts'
import { getInfo } from './get-info.ts'

const demo = { inDays: 2, lastsDays: 14, config: () => ({ minimalLevelPlay: 20, kinds: USUAL_KINDS }) }

/** Publishes the drop schedule and the daily pool. */
export const prizeDropsServer: ServerFeature = {
  id: 'prize-drops',
  routes: [bind(contract.getInfo, getInfo)],
  status: status(prizeDropsCampaign, 'prizeDrops'),
  promotions: (ctx) => promote(ctx, prizeDropsCampaign),
  seed: seedCampaigns(prizeDropsCampaign, [demo]),
  campaignTemplates: { definition: prizeDropsCampaign, demos: [demo] },
}
