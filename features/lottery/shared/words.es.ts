import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Gran sorteo',
  text: 'Tu juego trae boletos. El último día un solo sorteo decide quién recibe los premios, y todos pueden comprobarlo.',
  steps: [
    { title: 'Reúne boletos', text: 'Jugar con monedas trae boletos sin más, hasta el máximo que puede tener un jugador.' },
    { title: 'Espera al sorteo', text: 'La semilla del sorteo se sella al empezar y se muestra cuando termina.' },
    { title: 'Recoge tu premio', text: 'Los ganadores aparecen en esta página. Quien esté entre ellos lo recoge aquí.' },
  ],
}
