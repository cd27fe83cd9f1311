import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Lightning streak',
  text: 'Eight steps, each with a wheel of coins that is better than the one before.',
  steps: [
    {
      title: 'Start the streak',
      text: 'Any coin package from the least amount on takes the first step. Its wheel turns at once.',
    },
    {
      title: 'Keep it going',
      text: 'The next package within the time takes the next step. After that time the track starts over.',
    },
    {
      title: 'Reach the last wheel',
      text: 'The eighth wheel holds the most. Wheels of the streak give coins alone, never entries.',
    },
  ],
}
