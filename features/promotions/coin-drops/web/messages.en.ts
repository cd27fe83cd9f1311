export const coinDropsEn = {
  name: 'Coin drops',
  drops: 'Upcoming drops',
  when: 'Day',
  in: 'Starts in',
  coins: 'Coins',
  claims: 'Spots',
}
