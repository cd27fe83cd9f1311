import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Bingo',
  text: 'Play earns balls. Ten of them buy a game of bingo, and every pattern on your card pays.',
  steps: [
    { title: 'Collect balls', text: 'Rounds of any game bring balls, up to ten at a time. There is nothing to buy.' },
    { title: 'Play a game', text: 'Ten balls buy a game with 75 numbers. Cards and numbers are drawn on the server and sealed.' },
    { title: 'Complete patterns', text: 'Each pattern pays once a game. The fuller the card, the better the prize.' },
  ],
}
