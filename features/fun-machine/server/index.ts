import { promote, seedCampaigns, standing } from '#platform/campaigns/index.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { funMachine } from '../feature.ts'
import { funMachineCampaign } from '../shared/campaign.ts'
import { demos } from './demos.ts'
import { routes } from './routes.ts'

/** Says what fills the meter and what a pull gives. */
export const funMachineServer: ServerFeature = {
  id: funMachine.id,
  routes,
  standing: standing(funMachineCampaign, 'funMachine'),
  promotions: (ctx) => promote(ctx, funMachineCampaign),
  seed: seedCampaigns(funMachineCampaign, demos),
}
