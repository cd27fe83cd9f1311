import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'VIP league',
  text: 'Level up as you play. Every level pays coins, and every league boosts your weekly reward.',
  steps: [
    {
      title: 'Every round counts',
      text: 'You earn points for what you play, at the same rate in every game. No purchase necessary.',
    },
    {
      title: 'Climb level by level',
      text: 'Fill the bar to reach a new level and get its coins instantly. The last level of a league unlocks the next league.',
    },
    {
      title: 'Claim every Monday',
      text: 'Part of your week’s play comes back as a reward. Claim it by Sunday.',
    },
  ],
}
