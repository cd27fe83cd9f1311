import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Scratch cards',
  text: 'Scratch to reveal coins. Play a few rounds a day to earn more cards.',
  steps: [
    { title: 'Earn a card', text: 'Your first card is free. Rounds you play during the day earn more of them.' },
    { title: 'Claim it', text: 'Its prize is drawn and sealed at that moment. The next card opens when its timer ends.' },
    { title: 'Scratch it', text: 'Scratch off the foil and the prize goes to your balance instantly.' },
  ],
}
