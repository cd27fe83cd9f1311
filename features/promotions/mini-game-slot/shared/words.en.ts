import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Mini slot',
  text: 'Spin to climb. Each win takes you up a level; the first miss ends your run and pays what you’ve reached.',
  steps: [
    { title: 'Start a run', text: 'You get one free run a day. It starts at the first level.' },
    { title: 'Climb', text: 'Each winning spin takes you up a level, and every level is worth more.' },
    { title: 'Claim the prize', text: 'The run ends at your first miss or at the top. You keep what your level is worth.' },
  ],
}
