import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Coin refill',
  text: 'Free coins several times a day, with one tap.',
  steps: [
    { title: 'Claim your coins', text: 'A refill is free. No purchase necessary.' },
    { title: 'Come back when you like', text: 'The next refill gets ready in a few hours and waits for you. There’s no rush.' },
  ],
}
