import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Días de fortuna',
  text: 'Un paquete, muchos buenos días: monedas de inmediato y más cada día que vuelvas.',
  steps: [
    { title: 'Elige un paquete', text: 'Cada uno muestra lo que recibes de inmediato y en cada día siguiente.' },
    { title: 'Vuelve cada día', text: 'Recoge las monedas de cada día. Los días que faltes no se acumulan.' },
    {
      title: 'Monedas para divertirse',
      text: 'Estos paquetes solo dan monedas. Las participaciones siempre son gratis y nunca van incluidas.',
    },
  ],
}
