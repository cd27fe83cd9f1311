export const jackpotsEn = {
  title: 'Growing jackpots',
}
