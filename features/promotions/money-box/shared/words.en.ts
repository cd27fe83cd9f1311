import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Piggy bank',
  text: 'Part of every coin round in qualifying games goes into your piggy bank. Once it hits the minimum, break it and keep it all.',
  steps: [
    {
      title: 'It fills as you play',
      text: 'Play qualifying games with coins. A small share of every round is added, at no cost to you.',
    },
    { title: 'Save or break', text: 'Once it reaches the minimum, you can break it. The fuller it is, the more you get.' },
    {
      title: 'Take the coins',
      text: 'Everything in it goes to your balance. When the promotion ends, any piggy bank past the minimum is paid out automatically.',
    },
  ],
}
