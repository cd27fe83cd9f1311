import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Money box',
  text: 'A share of every round falls into your box. From the least amount on you may break it and take it all.',
  steps: [
    {
      title: 'It fills by itself',
      text: 'Play the games of the box: a small share of every round is added on top, at no cost to you.',
    },
    { title: 'Wait or break', text: 'From the least amount on you may break it. A fuller box gives more, up to its brim.' },
    { title: 'Take the coins', text: 'Everything in it goes to your balance. Then the next box begins to fill.' },
  ],
}
