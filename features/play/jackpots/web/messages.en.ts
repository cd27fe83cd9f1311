export const jackpotsEn = {
  title: 'Progressive jackpots',
}
