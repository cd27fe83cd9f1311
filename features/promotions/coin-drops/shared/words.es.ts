import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Lluvia de monedas',
  text: 'Caen monedas gratis a horas fijas. Sé de los primeros en reclamarlas.',
  steps: [
    { title: 'Anota la hora', text: 'Cada lluvia muestra su hora, sus monedas y sus lugares.' },
    { title: 'No faltes', text: 'Se abre justo a la hora. Por orden de llegada, una vez por jugador.' },
    { title: 'Llévate las monedas', text: 'Se agregan a tu saldo al instante. No hay que comprar ni jugar nada.' },
  ],
}
