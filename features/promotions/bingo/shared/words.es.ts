import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Bingo',
  text: 'Gana bolas de bingo mientras juegas. Con diez bolas juegas una partida, y cada figura de tu cartón paga.',
  steps: [
    { title: 'Reúne bolas', text: 'Las rondas de cualquier juego dan bolas, hasta diez a la vez. Sin compra necesaria.' },
    {
      title: 'Juega una partida',
      text: 'Con diez bolas juegas una partida de 75 números. Los cartones y números se sortean en el servidor y se sellan.',
    },
    {
      title: 'Completa figuras',
      text: 'Cada figura paga una vez por partida. Mientras más lleno tu cartón, mejor el premio.',
    },
  ],
}
