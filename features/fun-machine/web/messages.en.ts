export const funMachineEn = {
  meter: 'Your meter',
  filled: '{filled} of {needed} coins of play',
  odds: 'What a pull gives',
  games: 'Games that fill it',
  gamesText: 'Only play with coins counts.',
}
