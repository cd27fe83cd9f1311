export const coinDropsEn = {
  name: 'Coin drops',
  drops: 'The next drops',
  when: 'Day',
  in: 'Drops in',
  coins: 'Coins',
  claims: 'For the first',
}
