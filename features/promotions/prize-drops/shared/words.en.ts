import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Prize drops',
  text: 'A new prize pool every day. Once you reach the unlock level, any coin round could land a prize on top of your win.',
  steps: [
    {
      title: 'Play any game',
      text: 'Every coin round is entered automatically. There’s nothing to join.',
    },
    { title: 'Catch a drop', text: 'The moments are drawn and sealed before the day starts. The next round after one wins it.' },
    {
      title: 'See who won',
      text: 'We’ll tell you right away, your prize is in your balance, and you can verify the day afterward.',
    },
  ],
}
