import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Gran sorteo',
  text: 'Gana boletos mientras juegas. El último día, un sorteo verificable elige a los ganadores.',
  steps: [
    { title: 'Reúne boletos', text: 'Ganas boletos automáticamente al jugar con monedas, hasta el máximo por jugador.' },
    { title: 'Espera al sorteo', text: 'La semilla del sorteo se sella al empezar y se revela al terminar.' },
    { title: 'Reclama tu recompensa', text: 'Los ganadores aparecen en esta página y reclaman aquí sus recompensas.' },
  ],
}
