import type { funMachineEn } from './messages.en.ts'

export const funMachineEs: typeof funMachineEn = {
  meter: 'Tu medidor',
  filled: '{filled} de {needed} monedas de juego',
  odds: 'Lo que da una tirada',
  games: 'Juegos que lo llenan',
  gamesText: 'Solo cuenta el juego con monedas.',
}
