import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Tournaments',
  text: 'Play the games of the tournament while it runs, climb the table, and share the prizes.',
  steps: [
    { title: 'Pick a tournament', text: 'Each has its games, its window and its table of prizes, all shown before it starts.' },
    {
      title: 'Play its games',
      text: 'Every round of theirs scores by the rule of the tournament. Taking part costs nothing extra.',
    },
    {
      title: 'Finish in the prizes',
      text: 'Places are live. At the end prizes are given once; of equal scores the earlier one leads.',
    },
  ],
}
