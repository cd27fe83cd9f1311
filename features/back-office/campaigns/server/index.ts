import { countInReview } from '#platform/campaigns/index.ts'
import { bind, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import * as operators from '../shared/operator-contract.ts'
import { seenCampaigns } from '#promotions/audience/may-see.ts'
import { checkAudience } from './check-audience.ts'
import { draftCampaign } from './draft-campaign.ts'
import { switchPromotions } from './kill-switch.ts'
import { listCampaigns, listTemplates } from './list-campaigns.ts'
import { previewPlan } from './preview-plan.ts'
import { readCampaign } from './read-campaign.ts'
import { changeCampaign, decideCampaign, stopExperiment } from './review.ts'
import { checkPlan, forecastPlan, saveCampaign } from './save-campaign.ts'

/** Where operators plan, approve and control campaigns. */
export const campaignsServer = ({ slices }: Pick<SiteServices, 'slices'>): ServerFeature => ({
  id: 'campaigns',
  isInEveryTheme: true,
  routes: [
    bind(contract.listCampaigns, listCampaigns(slices)),
    bind(contract.listTemplates, listTemplates(slices)),
    bind(contract.draftCampaign, draftCampaign(slices)),
    bind(contract.checkPlan, checkPlan(slices)),
    bind(contract.forecastPlan, forecastPlan(slices)),
    bind(contract.previewPlan, previewPlan(slices)),
    bind(contract.saveCampaign, saveCampaign(slices)),
    bind(contract.checkAudience, checkAudience),
    bind(contract.stopExperiment, stopExperiment),
    bind(operators.readCampaign, readCampaign(slices)),
    bind(operators.changeCampaign, changeCampaign(slices)),
    bind(operators.decideCampaign, decideCampaign(slices)),
    bind(operators.stopPromotions, switchPromotions(true)),
    bind(operators.resumePromotions, switchPromotions(false)),
  ],
  seenCampaigns,
  queue: { path: '/operator/campaigns', countWaiting: ({ reader, theme }) => countInReview(reader, theme.id) },
})
