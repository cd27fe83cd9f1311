import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Bono de mensaje',
  text: 'Un bono para quienes abren un mensaje.',
  steps: [],
}
