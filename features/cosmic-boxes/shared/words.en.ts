import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Cosmic boxes',
  text: 'Nine closed boxes, one pick a day. Afterwards all of them open, so that you see what was where.',
  steps: [
    { title: 'Choose a box', text: 'Once a day, free. What each box holds is sealed before you choose, so your pick decides.' },
    { title: 'See them all', text: 'Your prize is in your balance at once, and the other eight open too.' },
    { title: 'Check the seal', text: 'The seal of the day shows that nothing was moved. You can check it in your browser.' },
  ],
}
