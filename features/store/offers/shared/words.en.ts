import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Message bonus',
  text: 'A bonus for the players who open a message.',
  steps: [],
}
