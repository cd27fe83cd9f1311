import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'VIP league',
  text: 'Play leads up through levels and leagues. Each level pays coins, and each league a better weekly reward.',
  steps: [
    { title: 'Every round counts', text: 'Points come from what you play with, in every game alike. Nothing has to be bought.' },
    {
      title: 'Climb level by level',
      text: 'A full bar is a new level, with its coins at once. The last level of a league opens the next.',
    },
    {
      title: 'Collect each Monday',
      text: 'A share of the week comes back as a reward. It waits until Sunday for you to collect it.',
    },
  ],
}
