import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Lluvia de premios',
  text: 'Un nuevo fondo de premios cada día. Desde el nivel indicado, cualquier ronda con monedas puede traer un premio además de lo que ganes.',
  steps: [
    {
      title: 'Juega a lo que quieras',
      text: 'Cada ronda con monedas participa automáticamente. No tienes que inscribirte.',
    },
    {
      title: 'Atrapa un premio',
      text: 'Los momentos se sortean y se sellan antes de que empiece el día. La siguiente ronda se lo gana.',
    },
    { title: 'Mira quién ganó', text: 'Te avisamos de inmediato, tu premio va a tu saldo y puedes verificar el día después.' },
  ],
}
