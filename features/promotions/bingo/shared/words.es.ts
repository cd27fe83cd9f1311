import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Bingo',
  text: 'Gana bolas de bingo mientras juegas. Con diez bolas juegas una partida, y cada figura de tu cartón paga.',
  steps: [
    {
      title: 'Reúne bolas',
      text: 'Las rondas con monedas de cualquier juego dan bolas, hasta diez a la vez. No se requiere compra.',
    },
    {
      title: 'Juega una partida',
      text: 'Diez bolas te dan un cartón y un sorteo de 75 números. Ambos salen de tus propias semillas, así que puedes verificarlos.',
    },
    {
      title: 'Completa figuras',
      text: 'Cada figura paga una vez por partida. Mientras más lleno tu cartón, mejor el premio.',
    },
  ],
}
