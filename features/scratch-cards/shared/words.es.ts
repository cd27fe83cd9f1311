import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Rasca y gana',
  text: 'Un juego de tarjetas, cada una con monedas o entradas bajo la lámina. Las tareas del día las abren una a una.',
  steps: [
    { title: 'Abre una tarjeta', text: 'Las tareas diarias abren tarjetas. Todas se pueden hacer sin comprar nada.' },
    { title: 'Espera al reloj', text: 'Una tarjeta está lista cuando acaba su cuenta atrás. Pueden correr varias a la vez.' },
    { title: 'Ráscala', text: 'Lo que hay debajo se fijó y selló al repartir la tarjeta. Es tuyo al momento.' },
  ],
}
