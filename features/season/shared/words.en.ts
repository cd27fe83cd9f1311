import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Autumn season',
  text: 'One path over many weeks. Whatever you play moves you along it, and its levels give prizes.',
  steps: [
    { title: 'Play what you like', text: 'Every round moves you along the path, in any game and either mode.' },
    { title: 'Reach levels', text: 'A level gives its prize at once. Later levels give more.' },
    { title: 'Finish the season', text: 'When the season ends the path starts over, with new prizes. What you won stays yours.' },
  ],
}
