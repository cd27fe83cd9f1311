export const prizeDropsEn = {
  name: 'Prize drops',
  othersWin: {
    coins: '{winner} just won {amount} coins in the prize drop.',
    entries: '{winner} just won {amount} entries in the prize drop.',
  },
  winTitle: 'You hit a prize drop!',
  winText: {
    bronze: 'A bronze prize from today’s pool. It’s in your balance.',
    silver: 'A silver prize from today’s pool. It’s in your balance.',
    gold: 'A gold prize, today’s rarest. It’s in your balance.',
  },
  done: 'Keep playing',
  pool: 'Daily pool',
  poolValue: 'In the pool every day',
  prizeCount: 'Prizes per day',
  highest: 'Highest prize',
  fromLevel: 'Unlocks at level',
  kinds: 'What drops each day',
  kind: { 1: 'Bronze', 2: 'Silver', 3: 'Gold' },
  count: '{count, plural, one {# prize} other {# prizes}} a day',
  winners: 'Recent winners',
  noWinners: 'No winners yet. You could be first.',
}
