import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Invite friends',
  text: 'Invite friends and get a reward for each one who starts playing. They get one too.',
  steps: [
    { title: 'Share your link', text: 'Send it to friends. Your code is in the link, so there’s nothing to type.' },
    { title: 'They sign up', text: 'Friends who use your link get the welcome gift, and more once they qualify.' },
    { title: 'Get rewarded', text: 'Once your friend qualifies, you both get your reward. Track it here.' },
  ],
}
