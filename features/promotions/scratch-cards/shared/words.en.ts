import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Scratch cards',
  text: 'Scratch to reveal coins. Complete daily tasks to unlock more cards.',
  steps: [
    { title: 'Open a card', text: 'Daily tasks unlock cards. You can complete all of them without buying anything.' },
    { title: 'Wait for the timer', text: 'A card is ready when its timer ends. Several timers can run at the same time.' },
    {
      title: 'Scratch it',
      text: 'What’s under the foil was locked in and sealed when the card was dealt. You get it instantly.',
    },
  ],
}
