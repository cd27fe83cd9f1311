import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Rasca y gana',
  text: 'Rasca para descubrir monedas. Completa tareas diarias para desbloquear más tarjetas.',
  steps: [
    { title: 'Abre una tarjeta', text: 'Las tareas diarias desbloquean tarjetas. Puedes completarlas todas sin comprar nada.' },
    { title: 'Espera al reloj', text: 'Una tarjeta está lista cuando termina su tiempo. Pueden correr varias a la vez.' },
    { title: 'Ráscala', text: 'Lo que hay debajo quedó fijado y sellado al repartir la tarjeta. Lo recibes al instante.' },
  ],
}
