import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Liga VIP',
  text: 'Jugar te lleva por niveles y ligas. Cada nivel da monedas y cada liga una mejor recompensa semanal.',
  steps: [
    {
      title: 'Cada ronda cuenta',
      text: 'Los puntos salen de lo que juegas, en todos los juegos por igual. No hay que comprar nada.',
    },
    {
      title: 'Sube nivel a nivel',
      text: 'Una barra llena es un nivel nuevo, con sus monedas al momento. El último nivel de una liga abre la siguiente.',
    },
    { title: 'Recoge cada lunes', text: 'Una parte de la semana vuelve como recompensa. Te espera hasta el domingo.' },
  ],
}
