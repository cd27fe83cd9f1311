import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Lluvia de premios',
  text: 'Un bote de premios cada día. Cualquier ronda puede atrapar el siguiente, además de lo que dé la ronda.',
  steps: [
    { title: 'Juega a lo que quieras', text: 'Cada ronda con monedas participa sola. No hay que apuntarse.' },
    {
      title: 'Atrapa un premio',
      text: 'Los momentos se sortean y se sellan antes de empezar el día. La siguiente ronda se lo lleva.',
    },
    { title: 'Mira quién ganó', text: 'Te avisamos al momento, el premio va a tu saldo y el día se puede comprobar después.' },
  ],
}
