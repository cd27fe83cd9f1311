import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Grand draw',
  text: 'Your play brings tickets. On the last day one draw decides who gets the prizes, and everybody can check it.',
  steps: [
    { title: 'Collect tickets', text: 'Playing with coins brings tickets by itself, up to the most that one player may hold.' },
    { title: 'Wait for the draw', text: 'The seed of the draw is sealed when it begins and shown when it is over.' },
    { title: 'Take your reward', text: 'The winners stand on this page. Whoever is among them takes the reward here.' },
  ],
}
