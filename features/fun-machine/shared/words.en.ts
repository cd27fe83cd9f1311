import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Fun machine',
  text: 'Every round with coins fills your meter a little. When it is full, you pull the machine once, and it always gives.',
  steps: [
    { title: 'Fill the meter', text: 'The play of these games counts, won or not. The meter keeps what it has until the end.' },
    { title: 'Pull the machine', text: 'A full meter is one pull. Its odds stand below, and every pull gives something.' },
    { title: 'Start over', text: 'The prize is in your balance at once, and the meter fills anew.' },
  ],
}
