import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Maple trail',
  text: 'One trail, weeks of rewards. Every round earns progress, and every level unlocks a prize.',
  steps: [
    { title: 'Play what you like', text: 'Every round moves you forward, in any game, with coins or entries.' },
    { title: 'Reach levels', text: 'Each level awards its prize instantly. Later levels give more.' },
    { title: 'Finish the season', text: 'When the season ends, a new one starts with new prizes. You keep what you won.' },
  ],
}
