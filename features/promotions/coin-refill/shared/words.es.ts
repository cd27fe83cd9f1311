import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Recarga de monedas',
  text: 'Monedas gratis varias veces al día, con un toque.',
  steps: [
    { title: 'Reclama tus monedas', text: 'La recarga es gratis. No se requiere compra.' },
    { title: 'Vuelve cuando quieras', text: 'La próxima recarga estará lista en unas horas y te espera. No hay prisa.' },
  ],
}
