import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Premio diario',
  text: 'Un premio cada día, más grande hasta el día 7.',
  steps: [
    { title: 'Reclama una vez al día', text: 'Cada día a medianoche se abre un premio nuevo. No se requiere compra.' },
    {
      title: 'Mantén tu racha',
      text: 'Cada día seguido te lleva al siguiente premio. Junto a los premios ves cuántos días puedes faltar antes de que tu racha empiece de nuevo.',
    },
    {
      title: 'Llévate el premio',
      text: 'Las monedas y participaciones llegan a tu saldo al instante. Los giros gratis te esperan en su juego.',
    },
  ],
}
