import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Fortune days',
  text: 'One package, many good mornings: coins at once, and more on each of the days after when you look in.',
  steps: [
    { title: 'Choose a package', text: 'Each says beforehand what it gives at once and what each of its days gives.' },
    { title: 'Look in every day', text: 'Its part of the day waits for you. A day that you miss is not made up for.' },
    { title: 'Coins, for fun', text: 'These packages give coins alone. Entries are free, and never a part of them.' },
  ],
}
