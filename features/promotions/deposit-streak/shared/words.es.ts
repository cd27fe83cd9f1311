import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Racha relámpago',
  text: 'Ocho pasos, cada uno con una ruleta de monedas mejor que la anterior.',
  steps: [
    {
      title: 'Empieza la racha',
      text: 'Cualquier paquete de monedas desde el mínimo da el primer paso. Su ruleta gira al momento.',
    },
    {
      title: 'No la pierdas',
      text: 'El siguiente paquete dentro del plazo da el siguiente paso. Pasado el plazo, el camino vuelve a empezar.',
    },
    {
      title: 'Llega a la última ruleta',
      text: 'La octava ruleta es la mayor. Las ruletas de la racha dan solo monedas, nunca entradas.',
    },
  ],
}
