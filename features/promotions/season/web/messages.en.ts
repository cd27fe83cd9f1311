export const seasonEn = {
  title: 'Season level {level}!',
  text: 'Your prize is in your balance. Keep going for the next one.',
  done: 'Keep playing',
  name: 'Season',
  levels: 'Levels',
  level: 'Level {number}',
  points: '{points} points',
  progress: '{percents}% of the season',
}
