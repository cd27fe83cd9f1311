import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Racha relámpago',
  text: 'Ocho pasos, cada uno con una ruleta de monedas mejor que la anterior.',
  steps: [
    {
      title: 'Empieza la racha',
      text: 'Cualquier paquete de monedas que cumpla el mínimo inicia tu racha y gira la primera ruleta.',
    },
    {
      title: 'Mantenla',
      text: 'Obtén tu próximo paquete a tiempo para dar el siguiente paso. Si se acaba el tiempo, la racha vuelve a empezar.',
    },
    {
      title: 'Llega a la última ruleta',
      text: 'La octava ruleta es la más grande. Las ruletas de la racha dan solo monedas, nunca participaciones.',
    },
  ],
}
