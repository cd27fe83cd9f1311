import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Bingo',
  text: 'Earn bingo balls as you play. Ten balls get you a game, and every pattern on your card pays.',
  steps: [
    { title: 'Collect balls', text: 'Rounds in any game earn balls, up to ten at a time. No purchase necessary.' },
    {
      title: 'Play a game',
      text: 'Ten balls get you a game with 75 numbers. Cards and numbers are drawn on the server and sealed.',
    },
    { title: 'Complete patterns', text: 'Each pattern pays once per game. The fuller your card, the better the prize.' },
  ],
}
