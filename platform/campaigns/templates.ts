import type { CampaignDefinition } from '#kernel/campaign.ts'
import type { DemoCampaign } from './seed.ts'

declare module '../feature.ts' {
  interface ServerFeature {
    /** The campaigns that operators may plan for this slice, with the examples that they start from. */
    readonly campaignTemplates?: CampaignTemplates
  }
}

export interface CampaignTemplates {
  readonly definition: CampaignDefinition
  readonly demos: readonly DemoCampaign<unknown>[]
}
