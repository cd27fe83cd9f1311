import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Fortune days',
  text: 'One package, many good days: coins right away, plus more every day you come back.',
  steps: [
    { title: 'Choose a package', text: 'Each one shows what you get right away and on each following day.' },
    { title: 'Come back every day', text: 'Collect each day’s coins. Missed days don’t carry over.' },
    { title: 'Coins for fun', text: 'These packages give coins only. Entries are always free and never part of them.' },
  ],
}
