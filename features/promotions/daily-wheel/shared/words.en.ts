import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Daily wheel',
  text: 'One free spin every day. Every slice wins.',
  steps: [
    { title: 'Spin once a day', text: 'You get one free spin every day at midnight. No purchase necessary.' },
    {
      title: 'Every slice wins',
      text: 'The result is drawn on the server and sealed before the wheel spins, so you can verify it.',
    },
    { title: 'Take the prize', text: 'Coins and entries are in your balance as soon as the wheel stops.' },
  ],
}
