export const dailyWheelEn = {
  name: 'Daily wheel',
  opens: 'Opens soon',
  odds: 'Odds of every slice',
  wheel: 'A wheel with {count, plural, one {# slice} other {# slices}}',
  free: 'Free, once a day. Nothing has to be bought.',
}
