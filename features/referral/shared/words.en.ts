import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Invite friends',
  text: 'Your friends start with more when they come by your link, and you are rewarded for each who settles in.',
  steps: [
    { title: 'Share your link', text: 'Send it to friends. Your code is in it, so nothing has to be typed.' },
    { title: 'They sign up', text: 'A friend who comes by your link starts with a larger gift than others.' },
    { title: 'You are rewarded', text: 'When a friend has done what the reward asks for, both of you see it here.' },
  ],
}
