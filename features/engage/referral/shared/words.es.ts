import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Invita a amigos',
  text: 'Invita a tus amigos y recibe una recompensa por cada uno que empiece a jugar. Ellos también reciben la suya.',
  steps: [
    { title: 'Comparte tu enlace', text: 'Envíalo a tus amigos. Tu código va en el enlace, así que no hay nada que escribir.' },
    {
      title: 'Se registran',
      text: 'Los amigos que usan tu enlace reciben el regalo de bienvenida, y más cuando cumplan los requisitos.',
    },
    {
      title: 'Recibe tu recompensa',
      text: 'Cuando tu amigo cumpla los requisitos, los dos recibirán su recompensa. Síguela aquí.',
    },
  ],
}
