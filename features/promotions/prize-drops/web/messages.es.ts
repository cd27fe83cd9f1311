import type { prizeDropsEn } from './messages.en.ts'

export const prizeDropsEs: typeof prizeDropsEn = {
  name: 'Lluvia de premios',
  othersWin: {
    coins: '{winner} acaba de ganar {amount} monedas en la lluvia de premios.',
    entries: '{winner} acaba de ganar {amount} participaciones en la lluvia de premios.',
  },
  winTitle: '¡Te cayó un premio!',
  winText: {
    bronze: 'Un premio de bronce de hoy. Ya está en tu saldo.',
    silver: 'Un premio de plata de hoy. Ya está en tu saldo.',
    gold: 'Un premio de oro, el más raro de hoy. Ya está en tu saldo.',
  },
  done: 'Seguir jugando',
  pool: 'Fondo del día',
  poolValue: 'En el fondo cada día',
  prizeCount: 'Premios por día',
  highest: 'Premio más alto',
  fromLevel: 'Se desbloquea en el nivel',
  kinds: 'Lo que cae cada día',
  kind: { 1: 'Bronce', 2: 'Plata', 3: 'Oro' },
  count: '{count, plural, one {# premio} other {# premios}} al día',
  winners: 'Ganadores recientes',
  noWinners: 'Aún no hay ganadores. Podrías ser el primero.',
}
