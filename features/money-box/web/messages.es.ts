import type { moneyBoxEn } from './messages.en.ts'

export const moneyBoxEs: typeof moneyBoxEn = {
  full: 'Tu hucha guarda {amount} monedas y ya se puede romper.',
  brokenTitle: '¡Has abierto tu hucha!',
  brokenText: 'Estas monedas ya están en tu saldo. La hucha se llena de nuevo mientras juegas.',
  done: 'Estupendo',
  name: 'Hucha',
  inside: 'Tu hucha',
  amount: 'En la hucha',
  least: 'Se puede romper desde',
  most: 'Llena con',
  games: 'Juegos que la llenan',
  gamesText: 'Una parte de cada ronda de estos juegos cae en la hucha.',
}
