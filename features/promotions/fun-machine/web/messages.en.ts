export const funMachineEn = {
  meter: 'Your meter',
  filled: '{filled} of {needed} coins played',
  odds: 'What each pull can award',
  games: 'Qualifying games',
  gamesText: 'Only coin play counts.',
}
