import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Cajas cósmicas',
  text: 'Nueve cajas, una elección gratis al día. Después se abren todas para que veas lo que te perdiste.',
  steps: [
    {
      title: 'Elige una caja',
      text: 'Gratis una vez al día. Lo que hay en cada caja se sella antes de que elijas, así que tu elección decide.',
    },
    { title: 'Míralas todas', text: 'Tu premio se agrega a tu saldo al instante y las otras ocho cajas también se abren.' },
    { title: 'Verifica el sello', text: 'El sello del día demuestra que nada se movió. Puedes verificarlo en tu navegador.' },
  ],
}
