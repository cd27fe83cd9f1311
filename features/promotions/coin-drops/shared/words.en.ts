import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Coin drops',
  text: 'Free coins drop at set times. Be one of the first to claim.',
  steps: [
    { title: 'Know the time', text: 'Each drop shows its time, coins, and number of spots.' },
    { title: 'Be there', text: 'Claims open right on time. First come, first served, one claim per player.' },
    { title: 'Take the coins', text: 'They’re added to your balance instantly. Nothing to buy or play.' },
  ],
}
