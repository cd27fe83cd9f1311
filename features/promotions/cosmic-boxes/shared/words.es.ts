import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Cajas cósmicas',
  text: 'Nueve cajas, una elección gratis al día. Después se abren todas para que veas lo que te perdiste.',
  steps: [
    { title: 'Elige una caja', text: 'Gratis una vez al día. Lo que hay en cada caja no depende de tu elección.' },
    { title: 'Míralas todas', text: 'Tu premio se agrega a tu saldo al instante y las otras ocho cajas también se abren.' },
    {
      title: 'Verifica el sorteo',
      text: 'Un solo sorteo llena las nueve cajas y tu elección no es parte de él. Puedes verificarlo en tu navegador.',
    },
  ],
}
