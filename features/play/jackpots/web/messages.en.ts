export const jackpotsEn = {
  title: 'Progressive jackpots',
  mustDropBy: 'Must drop by {amount}',
}
