import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Grand draw',
  text: 'Get free tickets every day, and more as you play. On the last day, one verifiable draw picks the winners.',
  steps: [
    { title: 'Collect tickets', text: 'Get today’s free tickets, and earn more automatically when you play with coins.' },
    { title: 'Wait for the draw', text: 'The draw’s seed is sealed when it starts and revealed when it ends.' },
    { title: 'Claim your prize', text: 'Winners are listed on this page and claim their prizes here.' },
  ],
}
