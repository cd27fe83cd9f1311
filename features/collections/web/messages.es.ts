import type { collectionsEn } from './messages.en.ts'

export const collectionsEs: typeof collectionsEn = {
  title: 'Colecciones',
  text: 'Juegos que van juntos. Elige lo que te apetece y empieza.',
  games: '{count, plural, one {# juego} other {# juegos}}',
  name: {
    popularGames: 'Juegos populares',
    weeklySpecials: 'Solo esta semana',
    topGames: 'Mejores juegos',
    rapidLink: 'Rapid link',
    fishing: 'Pesca',
    bonusCombo: 'Bonus combo',
    tableGames: 'Juegos de mesa',
    instantGames: 'Juegos al instante',
    allGames: 'Todos los juegos',
  },
  empty: 'De momento no hay colecciones.',
}
