export const bingoEn = {
  progress: '{count} of {needed} bingo balls',
  title: 'All {needed} balls are yours!',
  text: 'They are enough for a game of bingo, and keep until you play it.',
  done: 'Lovely',
  name: 'Bingo',
  balls: 'Your balls',
  patterns: 'What patterns pay',
  pattern: {
    line: 'A line',
    corners: 'Four corners',
    cross: 'The cross',
    frame: 'The frame',
    full: 'The whole card',
  },
}
