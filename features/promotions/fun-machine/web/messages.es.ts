import type { funMachineEn } from './messages.en.ts'

export const funMachineEs: typeof funMachineEn = {
  meter: 'Tu medidor',
  filled: '{filled} de {needed} monedas jugadas',
  odds: 'Lo que puede otorgar cada jalón',
  games: 'Juegos que cuentan',
  gamesText: 'Solo cuenta el juego con monedas.',
}
