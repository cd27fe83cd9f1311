import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Grand draw',
  text: 'Earn tickets as you play. On the last day, one verifiable draw picks the winners.',
  steps: [
    { title: 'Collect tickets', text: 'You earn tickets automatically when you play with coins, up to the maximum per player.' },
    { title: 'Wait for the draw', text: 'The draw’s seed is sealed when it starts and revealed when it ends.' },
    { title: 'Claim your reward', text: 'Winners are listed on this page and claim their rewards here.' },
  ],
}
