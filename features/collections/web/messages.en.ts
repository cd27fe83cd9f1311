export const collectionsEn = {
  title: 'Collections',
  text: 'Games that belong together. Pick a mood and start playing.',
  games: '{count, plural, one {# game} other {# games}}',
  name: {
    popularGames: 'Popular games',
    weeklySpecials: 'Only here this week',
    topGames: 'Top games',
    rapidLink: 'Rapid link',
    fishing: 'Fishing',
    bonusCombo: 'Bonus combo',
    tableGames: 'Table games',
    instantGames: 'Instant games',
    allGames: 'All games',
  },
  empty: 'There are no collections at the moment.',
}
