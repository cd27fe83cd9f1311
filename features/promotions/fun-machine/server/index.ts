import { promote, seedCampaigns, status } from '#platform/campaigns/index.ts'
import { bind, type ServerFeature } from '#platform/feature.ts'
import { funMachineCampaign } from '../shared/campaign.ts'
import { demos } from './seed-campaigns.ts'
import * as contract from '../contract.ts'
import { getMachine, getMeter } from './get-machine.ts'

/** Publishes what fills the meter and what a pull pays. */
export const funMachineServer: ServerFeature = {
  id: 'fun-machine',
  routes: [bind(contract.getMeter, getMeter), bind(contract.getMachine, getMachine)],
  status: status(funMachineCampaign, 'funMachine'),
  promotions: (ctx) => promote(ctx, funMachineCampaign),
  seed: seedCampaigns(funMachineCampaign, demos),
  campaignTemplates: { definition: funMachineCampaign, demos },
}
