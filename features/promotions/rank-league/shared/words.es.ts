import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Liga VIP',
  text: 'Sube de nivel mientras juegas. Cada nivel paga monedas y cada liga mejora tu recompensa semanal.',
  steps: [
    {
      title: 'Cada ronda cuenta',
      text: 'Ganas puntos por lo que juegas, al mismo ritmo en todos los juegos. No se requiere compra.',
    },
    {
      title: 'Sube nivel a nivel',
      text: 'Llena la barra para llegar a un nivel nuevo y recibir sus monedas al instante. El último nivel de una liga desbloquea la siguiente.',
    },
    {
      title: 'Reclama cada lunes',
      text: 'Parte de lo que juegas en la semana vuelve como recompensa. Reclámala a más tardar el domingo.',
    },
  ],
}
