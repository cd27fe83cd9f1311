export const fortuneInvestmentEn = {
  packages: 'The packages',
  packagesText: 'None of them can be bought yet.',
  days: '{count, plural, one {# day} other {# days}}',
  atOnce: 'At once',
  after: 'On the days after',
  each: 'Day by day',
  inAll: 'In all',
  day: 'Day {number}',
}
