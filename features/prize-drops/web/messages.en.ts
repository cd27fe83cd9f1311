export const prizeDropsEn = {
  name: 'Prize drops',
  othersWin: {
    coins: '{winner} has won {amount} coins in the prize drop.',
    entries: '{winner} has won {amount} entries in the prize drop.',
  },
  winTitle: 'A prize has dropped for you!',
  winText: {
    bronze: 'A bronze prize out of today’s pool. It is in your balance.',
    silver: 'A silver prize out of today’s pool. It is in your balance.',
    gold: 'A gold prize, the rarest of today’s pool. It is in your balance.',
  },
  done: 'Lovely',
  pool: 'Pool of a day',
  poolValue: 'In every day’s pool',
  prizeCount: 'Prizes a day',
  highest: 'Highest prize',
  fromLevel: 'Open from level',
  kinds: 'What drops each day',
  kind: { 1: 'Bronze', 2: 'Silver', 3: 'Gold' },
  count: '{count, plural, one {# prize} other {# prizes}} a day',
  winners: 'Latest winners',
  noWinners: 'Nobody has won a drop yet. The first winners will stand here.',
}
