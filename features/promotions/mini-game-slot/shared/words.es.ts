import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Mini slot',
  text: 'Gira para subir. Cada premio te sube un nivel; el primer fallo termina tu ronda y paga lo que alcanzaste.',
  steps: [
    { title: 'Empieza una ronda', text: 'Tienes una ronda gratis al día. Empieza en el primer nivel.' },
    { title: 'Sube', text: 'Cada giro con premio te sube un nivel, y cada nivel vale más.' },
    {
      title: 'Reclama el premio',
      text: 'La ronda termina con tu primer fallo o al llegar arriba. Te quedas con lo que vale tu nivel.',
    },
  ],
}
