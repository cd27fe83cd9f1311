import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Bingo',
  text: 'Earn bingo balls as you play. Ten balls get you a game, and every pattern on your card pays.',
  steps: [
    { title: 'Collect balls', text: 'Coin rounds in any game earn balls, up to ten at a time. No purchase necessary.' },
    {
      title: 'Play a game',
      text: 'Ten balls get you a card and a draw from 75 numbers. Both come from your own seeds, so you can verify them.',
    },
    { title: 'Complete patterns', text: 'Each pattern pays once per game. The fuller your card, the better the prize.' },
  ],
}
