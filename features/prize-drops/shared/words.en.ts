import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Prize drops',
  text: 'A pool of prizes every day. Any round you play may catch the next one, on top of what the round brings.',
  steps: [
    { title: 'Play any game', text: 'Every round with coins takes part by itself. There is nothing to join.' },
    { title: 'Catch a drop', text: 'The moments are drawn and sealed before the day begins. The next round after one wins it.' },
    { title: 'See who won', text: 'You are told at once, the prize is in your balance, and the day can be checked afterwards.' },
  ],
}
