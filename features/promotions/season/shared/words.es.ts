import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'La ruta del arce',
  text: 'Una ruta, semanas de recompensas. Cada ronda te da progreso y cada nivel desbloquea un premio.',
  steps: [
    { title: 'Juega lo que quieras', text: 'Cada ronda te hace avanzar, en cualquier juego, con monedas o participaciones.' },
    { title: 'Alcanza niveles', text: 'Cada nivel da su premio al instante. Los últimos niveles dan más.' },
    {
      title: 'Termina la temporada',
      text: 'Cuando termina la temporada, empieza otra con premios nuevos. Lo que ganaste es tuyo.',
    },
  ],
}
