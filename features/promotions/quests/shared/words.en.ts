import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Daily quest',
  text: 'A new set of tasks every day. Complete a task and get its prize instantly.',
  steps: [
    { title: 'Open the day', text: 'A new day unlocks at midnight. You can see its tasks ahead of time.' },
    { title: 'Do its tasks', text: 'Play rounds, win, or try a game. Tasks with a purchase are optional.' },
    { title: 'Take the prizes', text: 'Each task awards its prize as soon as it’s done. Past days stay closed.' },
  ],
}
