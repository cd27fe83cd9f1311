import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Ruleta diaria',
  text: 'Una tirada gratis cada día. Todas las casillas dan premio.',
  steps: [
    { title: 'Una tirada al día', text: 'La ruleta gratis abre cada medianoche. No hay que comprar nada.' },
    {
      title: 'Todas dan premio',
      text: 'La casilla se sortea en el servidor antes de girar, y se sella, para que puedas comprobarla.',
    },
    { title: 'Llévate el premio', text: 'Monedas y entradas están en tu saldo cuando la ruleta se para.' },
  ],
}
