import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Máquina divertida',
  text: 'Cada ronda con monedas llena un poco tu medidor. Cuando está lleno, tiras de la máquina una vez, y siempre da algo.',
  steps: [
    {
      title: 'Llena el medidor',
      text: 'Cuenta lo que juegas en estos juegos, ganes o no. El medidor guarda lo que tiene hasta el final.',
    },
    {
      title: 'Tira de la máquina',
      text: 'Un medidor lleno es una tirada. Las probabilidades están abajo, y cada tirada da algo.',
    },
    { title: 'Vuelve a empezar', text: 'El premio está en tu saldo al momento, y el medidor se llena de nuevo.' },
  ],
}
