export const tryGamesEn = {
  region: 'Demo',
  band: 'Demo: nothing can be won or lost',
  bandJackpots: 'Demo: nothing can be won or lost, not even jackpots',
  signUp: 'Sign up',
}
