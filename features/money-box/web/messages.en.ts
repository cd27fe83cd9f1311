export const moneyBoxEn = {
  full: 'Your money box holds {amount} coins and may be broken.',
  brokenTitle: 'Your money box is open!',
  brokenText: 'These coins are in your balance. The box fills again as you play.',
  done: 'Lovely',
  name: 'Money box',
  inside: 'Your box',
  amount: 'In the box',
  least: 'May be broken from',
  most: 'Full at',
  games: 'Games that fill it',
  gamesText: 'A share of every round of these games falls into the box.',
}
