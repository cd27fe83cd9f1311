import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Daily wheel',
  text: 'One free spin every day. Every slice wins.',
  steps: [
    { title: 'Spin once a day', text: 'The free wheel opens each midnight. Nothing has to be bought for it.' },
    {
      title: 'Every slice wins',
      text: 'The slice is drawn on the server before the wheel turns, and sealed, so you can check it.',
    },
    { title: 'Take the prize', text: 'Coins and entries are in your balance when the wheel stops.' },
  ],
}
