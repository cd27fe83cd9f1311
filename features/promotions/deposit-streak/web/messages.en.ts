export const depositStreakEn = {
  name: 'Lightning streak',
  track: 'Steps',
  step: 'Step {number}',
  upTo: 'Up to',
  facts: {
    least: 'Minimum package',
    time: 'Time to next step',
    daily: 'Steps per day',
  },
  hours: '{count, plural, one {# hour} other {# hours}}',
  noLimit: 'No limit',
  odds: 'Odds of the final wheel',
  prize: 'Prize',
  chance: 'Chance',
}
