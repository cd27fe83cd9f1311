import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Daily prize',
  text: 'A prize every day, bigger through day 7.',
  steps: [
    { title: 'Claim once a day', text: 'A new prize opens every day at midnight. No purchase necessary.' },
    {
      title: 'Keep your streak',
      text: 'Each day in a row takes you to the next prize. The prizes show how many days you may miss before your streak starts over.',
    },
    { title: 'Take the prize', text: 'Coins and entries go to your balance right away. Free spins wait in their game.' },
  ],
}
