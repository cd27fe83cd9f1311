import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Coin drops',
  text: 'At set times coins drop for the first who come. Each drop says how many there are for.',
  steps: [
    { title: 'Know the time', text: 'Every drop stands here with its time, its coins, and how many players it is for.' },
    { title: 'Be there', text: 'At that second the claim opens. First come, first served, and one claim a player.' },
    { title: 'Take the coins', text: 'They are in your balance at once. Nothing has to be bought or played for them.' },
  ],
}
