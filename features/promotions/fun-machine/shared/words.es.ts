import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Máquina divertida',
  text: 'Las rondas con monedas en los juegos que cuentan llenan tu medidor. Cuando está lleno, jalas la máquina una vez, y siempre ganas algo.',
  steps: [
    {
      title: 'Llena el medidor',
      text: 'Cuenta lo que juegas en estos juegos, ganes o pierdas. Tu medidor guarda su progreso hasta el final.',
    },
    {
      title: 'Jala la máquina',
      text: 'Un medidor lleno es un jalón. Tus propias semillas deciden la cápsula, así que puedes verificarlo.',
    },
    { title: 'Vuelve a empezar', text: 'Tu premio se agrega a tu saldo al instante y el medidor sigue llenándose.' },
  ],
}
