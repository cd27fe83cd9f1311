export const depositStreakEn = {
  name: 'Lightning streak',
  track: 'The track',
  step: 'Step {number}',
  upTo: 'Up to',
  facts: {
    least: 'Least package',
    time: 'Time for the next step',
    daily: 'Steps a day',
  },
  hours: '{count, plural, one {# hour} other {# hours}}',
  noLimit: 'No limit',
  odds: 'Odds of the last wheel',
  prize: 'Prize',
  chance: 'Chance',
}
