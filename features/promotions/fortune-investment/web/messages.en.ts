export const fortuneInvestmentEn = {
  packages: 'The packages',
  packagesText: 'Not available for purchase yet.',
  days: '{count, plural, one {# day} other {# days}}',
  atOnce: 'Right away',
  after: 'On the following days',
  each: 'Day by day',
  inAll: 'Total',
  day: 'Day {number}',
}
