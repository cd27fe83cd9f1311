export type { Audience, Campaign, CampaignPlan, ConfigOf, ReviewedCampaign, Shown } from './campaign.ts'
export {
  announceCampaign,
  archiveCampaign,
  type By,
  draftCampaign,
  publishCampaign,
  reviseCampaign,
  type Seen,
} from './change.ts'
export { endCampaign, pauseCampaign, startShadow, stopExperiment } from './control.ts'
export { countInReview, findByRequest, listCampaigns, listOpenRevisions, readOverlapping, readReviewed } from './admin-store.ts'
export {
  begunCampaigns,
  campaignById,
  campaignBySlug,
  currentCampaign,
  endedCampaigns,
  nextCampaign,
  plannedCampaign,
  shownCampaigns,
  titlesOfRuns,
  upcomingCampaigns,
} from './read.ts'
export { COUNTS_DAYS_MAX, isCountable } from './rules.ts'
export { approveCampaign, draftRevision, returnCampaign, submitCampaign } from './review.ts'
export { cancelRuns, readRunsToCome } from './series.ts'
export { type DemoCampaign, seedCampaigns } from './seed.ts'
export { type CampaignPage, onPage, pastCampaigns, promote, showCampaign } from './show.ts'
export { status } from './status.ts'
export { beginStop, endStop, isStoppedAt, readStops, type Stop } from './stops.ts'
export { countOpenCampaigns, lockCampaign } from './store.ts'
export type { CampaignTemplates } from './templates.ts'
