import type { prizeDropsEn } from './messages.en.ts'

export const prizeDropsEs: typeof prizeDropsEn = {
  name: 'Lluvia de premios',
  othersWin: {
    coins: '{winner} ha ganado {amount} monedas en la lluvia de premios.',
    entries: '{winner} ha ganado {amount} entradas en la lluvia de premios.',
  },
  winTitle: '¡Te ha caído un premio!',
  winText: {
    bronze: 'Un premio de bronce de los de hoy. Ya está en tu saldo.',
    silver: 'Un premio de plata de los de hoy. Ya está en tu saldo.',
    gold: 'Un premio de oro, el más raro de los de hoy. Ya está en tu saldo.',
  },
  done: 'Estupendo',
  pool: 'El bote de un día',
  poolValue: 'En el bote de cada día',
  prizeCount: 'Premios al día',
  highest: 'Premio mayor',
  fromLevel: 'Desde el nivel',
  kinds: 'Lo que cae cada día',
  kind: { 1: 'Bronce', 2: 'Plata', 3: 'Oro' },
  count: '{count, plural, one {# premio} other {# premios}} al día',
  winners: 'Últimos ganadores',
  noWinners: 'Nadie ha ganado todavía. Los primeros ganadores estarán aquí.',
}
