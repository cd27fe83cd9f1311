import { promote, seedCampaigns, status } from '#platform/campaigns/index.ts'
import { bind, type ServerFeature } from '#platform/feature.ts'
import { fortuneCampaign } from '../shared/campaign.ts'
import { demos } from './seed-campaigns.ts'
import * as contract from '../contract.ts'
import { getChosenPackage, getPackages } from './packages.ts'

/** Publishes the packages that pay back in parts, and their schedule. */
export const fortuneInvestmentServer: ServerFeature = {
  id: 'fortune-investment',
  routes: [bind(contract.getPackages, getPackages), bind(contract.getChosenPackage, getChosenPackage)],
  status: status(fortuneCampaign, 'fortuneInvestment'),
  promotions: (ctx) => promote(ctx, fortuneCampaign),
  seed: seedCampaigns(fortuneCampaign, demos),
  campaignTemplates: { definition: fortuneCampaign, demos },
}
