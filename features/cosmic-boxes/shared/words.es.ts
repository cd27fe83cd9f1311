import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Cajas cósmicas',
  text: 'Nueve cajas cerradas y una elección al día. Después se abren todas, para que veas qué había en cada una.',
  steps: [
    {
      title: 'Elige una caja',
      text: 'Una vez al día, gratis. Lo que hay en cada caja se sella antes, así que tu elección decide.',
    },
    { title: 'Míralas todas', text: 'Tu premio va a tu saldo al momento y las otras ocho se abren también.' },
    { title: 'Comprueba el sello', text: 'El sello del día demuestra que nada se movió. Puedes comprobarlo en tu navegador.' },
  ],
}
