import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Gran sorteo',
  text: 'Recibe boletos gratis todos los días y gana más al jugar. El último día, un sorteo verificable elige a los ganadores.',
  steps: [
    { title: 'Reúne boletos', text: 'Pide los boletos gratis de hoy y gana más automáticamente al jugar con monedas.' },
    { title: 'Espera al sorteo', text: 'La semilla del sorteo se sella al empezar y se revela al terminar.' },
    { title: 'Reclama tu premio', text: 'Los ganadores aparecen en esta página y reclaman aquí sus premios.' },
  ],
}
