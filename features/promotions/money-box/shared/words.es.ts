import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Alcancía',
  text: 'Una parte de cada ronda con monedas en los juegos que cuentan va a tu alcancía. Cuando llegue al mínimo, rómpela y recibe todo.',
  steps: [
    {
      title: 'Se llena mientras juegas',
      text: 'Juega con monedas los juegos que cuentan. Se agrega una pequeña parte de cada ronda, sin costo para ti.',
    },
    { title: 'Ahorra o rómpela', text: 'Cuando llegue al mínimo, puedes romperla. Mientras más llena, más recibes.' },
    {
      title: 'Llévate las monedas',
      text: 'Todo lo que tiene va a tu saldo. Al terminar la promoción, toda alcancía que pase el mínimo se paga automáticamente.',
    },
  ],
}
