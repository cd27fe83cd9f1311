import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Lluvia de monedas',
  text: 'A horas fijas caen monedas para los primeros que lleguen. Cada lluvia dice para cuántos es.',
  steps: [
    { title: 'Apunta la hora', text: 'Cada lluvia está aquí con su hora, sus monedas y para cuántos jugadores es.' },
    { title: 'No faltes', text: 'En ese segundo se abre. Por orden de llegada y una vez por jugador.' },
    { title: 'Llévate las monedas', text: 'Van a tu saldo al momento. No hay que comprar ni jugar nada por ellas.' },
  ],
}
