import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Hucha',
  text: 'Una parte de cada ronda cae en tu hucha. Desde la cantidad mínima puedes romperla y llevártelo todo.',
  steps: [
    {
      title: 'Se llena sola',
      text: 'Juega a los juegos de la hucha: se añade una pequeña parte de cada ronda, sin coste para ti.',
    },
    { title: 'Espera o rómpela', text: 'Desde la cantidad mínima puedes romperla. Cuanto más llena, más da, hasta el borde.' },
    { title: 'Llévate las monedas', text: 'Todo lo que hay va a tu saldo. Luego empieza a llenarse la siguiente.' },
  ],
}
