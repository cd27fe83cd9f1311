import type { CampaignWords } from '#kernel/campaign.ts'

export const words: CampaignWords = {
  title: 'Torneos',
  text: 'Juega a los juegos del torneo mientras dure, sube en la tabla y comparte los premios.',
  steps: [
    {
      title: 'Elige un torneo',
      text: 'Cada uno tiene sus juegos, sus fechas y su tabla de premios, a la vista antes de empezar.',
    },
    { title: 'Juega a sus juegos', text: 'Cada ronda puntúa según la regla del torneo. Participar no cuesta nada más.' },
    {
      title: 'Acaba entre los premiados',
      text: 'Las posiciones son en directo. Al final los premios se dan una vez; a igual puntuación va delante la anterior.',
    },
  ],
}
