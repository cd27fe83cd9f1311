export const bingoEn = {
  progress: '{count} of {needed} bingo balls',
  title: 'Your bingo card is full of balls',
  text: 'You have all {needed} balls: enough for a game of bingo. They keep until you play.',
  done: 'Lovely',
}
