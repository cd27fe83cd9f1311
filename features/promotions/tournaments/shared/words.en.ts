import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Tournaments',
  text: 'Play qualifying games, climb the leaderboard, and win a share of the prizes.',
  steps: [
    { title: 'Pick a tournament', text: 'Each one shows its games, dates, and prizes before it starts.' },
    {
      title: 'Play qualifying games',
      text: 'Every round scores under the tournament’s rule. Joining costs nothing extra.',
    },
    {
      title: 'Win a prize',
      text: 'The leaderboard updates live. Prizes are paid when it ends; ties go to the player who scored first.',
    },
  ],
}
