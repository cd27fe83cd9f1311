import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Rasca y gana',
  text: 'Rasca para descubrir monedas. Juega unas rondas al día para ganar más tarjetas.',
  steps: [
    { title: 'Gana una tarjeta', text: 'La primera es gratis. Las rondas que juegas en el día te dan más.' },
    { title: 'Reclámala', text: 'Su premio se sortea y se sella en ese momento. La siguiente se abre cuando termina su tiempo.' },
    { title: 'Ráscala', text: 'Quita la capa plateada y el premio llega a tu saldo al instante.' },
  ],
}
