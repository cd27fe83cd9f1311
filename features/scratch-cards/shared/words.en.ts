import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Scratch cards',
  text: 'A set of cards, each with coins or entries under the foil. Tasks of a day open them one by one.',
  steps: [
    { title: 'Open a card', text: 'Daily tasks make cards available. Every one of them can be done without buying anything.' },
    { title: 'Wait for the timer', text: 'A card is ready when its timer ends. Several may count down beside each other.' },
    { title: 'Scratch it', text: 'What lies under the foil was fixed and sealed when the card was dealt. It is yours at once.' },
  ],
}
