import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Cosmic boxes',
  text: 'Nine boxes, one free pick a day. Then all of them open so you can see what you missed.',
  steps: [
    { title: 'Choose a box', text: 'Free once a day. What’s inside each box doesn’t depend on your choice.' },
    { title: 'See them all', text: 'Your prize is added to your balance instantly, and the other eight boxes open too.' },
    {
      title: 'Verify the draw',
      text: 'One draw fills all nine boxes, and your choice isn’t part of it. You can verify it in your browser.',
    },
  ],
}
