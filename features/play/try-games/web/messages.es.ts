import type { tryGamesEn } from './messages.en.ts'

export const tryGamesEs: typeof tryGamesEn = {
  region: 'Demo',
  band: 'Demo: no se gana ni se pierde nada',
  bandJackpots: 'Demo: no se gana ni se pierde nada, tampoco los jackpots',
  signUp: 'Regístrate',
}
