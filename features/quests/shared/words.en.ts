import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Winter quest',
  text: 'A calendar of days, each with tasks. A task that is done gives its prize at once.',
  steps: [
    { title: 'Open the day', text: 'A new day opens each midnight. Its tasks are shown before, so you know what comes.' },
    { title: 'Do its tasks', text: 'Play rounds, win, or try a game. No task asks you to buy anything.' },
    { title: 'Take the prizes', text: 'Each task gives its prize when it is done. A day that is over stays closed.' },
  ],
}
