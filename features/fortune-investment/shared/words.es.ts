import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Días de fortuna',
  text: 'Un paquete y muchos buenos días: monedas al momento, y más en cada uno de los días siguientes en que te pasas.',
  steps: [
    { title: 'Elige un paquete', text: 'Cada uno dice de antemano lo que da al momento y lo que da cada uno de sus días.' },
    { title: 'Pásate cada día', text: 'La parte del día te espera. Un día que faltes no se recupera.' },
    { title: 'Monedas para divertirse', text: 'Estos paquetes solo dan monedas. Las entradas son gratis y nunca van con ellos.' },
  ],
}
