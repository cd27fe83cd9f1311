import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Lightning streak',
  text: 'Eight steps, each with a better coin wheel than the last.',
  steps: [
    {
      title: 'Start the streak',
      text: 'Any coin package that meets the minimum starts your streak and spins the first wheel.',
    },
    {
      title: 'Keep it going',
      text: 'Get your next package in time to take the next step. If time runs out, the streak starts over.',
    },
    {
      title: 'Reach the last wheel',
      text: 'The eighth wheel is the biggest. Streak wheels award coins only, never entries.',
    },
  ],
}
