import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Torneos',
  text: 'Juega los juegos que cuentan, sube en la tabla de posiciones y gana una parte de los premios.',
  steps: [
    {
      title: 'Elige un torneo',
      text: 'Cada uno muestra sus juegos, fechas y premios antes de empezar.',
    },
    {
      title: 'Juega los juegos que cuentan',
      text: 'Cada ronda suma puntos según la regla del torneo. Participar no cuesta nada extra.',
    },
    {
      title: 'Gana un premio',
      text: 'La tabla se actualiza en vivo. Los premios se pagan al terminar; en un empate va primero quien llegó antes.',
    },
  ],
}
