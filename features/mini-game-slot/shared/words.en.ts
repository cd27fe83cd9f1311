import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Mini slot',
  text: 'A short run of spins. Each win climbs a level, the first loss ends the run and pays the level.',
  steps: [
    { title: 'Start a run', text: 'One run a day is free. It starts at the first level.' },
    { title: 'Climb', text: 'A winning spin climbs a level, and a level is worth more than the one below.' },
    { title: 'Take it', text: 'The run ends with the first loss or at the top. What the level is worth is yours.' },
  ],
}
