import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Fun machine',
  text: 'Coin rounds in qualifying games fill your meter. When it’s full, you get one pull of the machine, and every pull wins.',
  steps: [
    { title: 'Fill the meter', text: 'Play in these games counts, win or lose. Your meter keeps its progress until the end.' },
    { title: 'Pull the machine', text: 'A full meter is one pull. Your own seeds decide the capsule, so you can verify it.' },
    { title: 'Start over', text: 'Your prize is added to your balance instantly, and the meter keeps filling.' },
  ],
}
