export type { Audience, Campaign, CampaignPlan, ConfigOf, Shown } from './campaign.ts'
export { archiveCampaign, type By, draftCampaign, publishCampaign, reviseCampaign, type Seen } from './change.ts'
export {
  begunCampaigns,
  campaignBySlug,
  currentCampaign,
  endedCampaigns,
  nextCampaign,
  plannedCampaign,
  shownCampaigns,
  upcomingCampaigns,
} from './read.ts'
export { type DemoCampaign, seedCampaigns } from './seed.ts'
export { type CampaignPage, onPage, promote, showCampaign } from './show.ts'
export { standing } from './standing.ts'
