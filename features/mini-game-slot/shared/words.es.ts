import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Mini slot',
  text: 'Una racha corta de tiradas. Cada premio sube un nivel; la primera sin premio acaba la racha y da el nivel.',
  steps: [
    { title: 'Empieza una racha', text: 'Una al día es gratis. Empieza en el primer nivel.' },
    { title: 'Sube', text: 'Una tirada con premio sube un nivel, y cada nivel vale más que el anterior.' },
    { title: 'Llévatelo', text: 'La racha acaba con la primera sin premio o arriba del todo. Lo que vale el nivel es tuyo.' },
  ],
}
