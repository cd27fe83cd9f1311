import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Cosmic boxes',
  text: 'Nine boxes, one free pick a day. Then all of them open so you can see what you missed.',
  steps: [
    { title: 'Choose a box', text: 'Free once a day. What’s inside each box doesn’t depend on your choice.' },
    { title: 'See them all', text: 'Your prize is added to your balance instantly, and the other eight boxes open too.' },
    { title: 'Verify the draw', text: 'Each of the nine boxes has its own draw. You can verify all of them in your browser.' },
  ],
}
