import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Temporada de otoño',
  text: 'Un camino de varias semanas. Todo lo que juegas te hace avanzar y sus niveles dan premios.',
  steps: [
    { title: 'Juega a lo que quieras', text: 'Cada ronda te hace avanzar, en cualquier juego y en los dos modos.' },
    { title: 'Alcanza niveles', text: 'Un nivel da su premio al momento. Los últimos dan más.' },
    { title: 'Acaba la temporada', text: 'Cuando termina, el camino vuelve a empezar con premios nuevos. Lo ganado es tuyo.' },
  ],
}
