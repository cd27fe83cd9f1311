export const seasonEn = {
  title: 'Level {level} of the season!',
  text: 'The prize of this level is in your balance. The next one waits further on.',
  done: 'Lovely',
  name: 'Season',
  levels: 'The path',
  level: 'Level {number}',
  points: '{points} points',
  progress: '{percents}% of the season',
}
