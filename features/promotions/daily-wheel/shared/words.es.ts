import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Ruleta diaria',
  text: 'Un giro gratis cada día. Todas las casillas dan premio.',
  steps: [
    { title: 'Gira una vez al día', text: 'Recibes un giro gratis cada día a medianoche. No se requiere compra.' },
    {
      title: 'Todas las casillas ganan',
      text: 'El resultado se sortea en el servidor y se sella antes de que gire la ruleta, para que puedas verificarlo.',
    },
    { title: 'Llévate el premio', text: 'Las monedas y participaciones están en tu saldo en cuanto la ruleta se detiene.' },
  ],
}
