import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Bingo',
  text: 'Jugar da bolas. Diez compran una partida de bingo y cada figura de tu cartón da premio.',
  steps: [
    { title: 'Reúne bolas', text: 'Las rondas de cualquier juego traen bolas, hasta diez a la vez. No hay que comprar nada.' },
    {
      title: 'Juega una partida',
      text: 'Diez bolas dan una partida de 75 números. Cartones y números se sortean en el servidor y se sellan.',
    },
    {
      title: 'Completa figuras',
      text: 'Cada figura da premio una vez por partida. Cuanto más lleno el cartón, mejor el premio.',
    },
  ],
}
