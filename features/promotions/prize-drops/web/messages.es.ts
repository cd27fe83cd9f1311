import type { prizeDropsEn } from './messages.en.ts'

export const prizeDropsEs: typeof prizeDropsEn = {
  name: 'Lluvia de premios',
  othersWin: {
    coins: '{winner} acaba de ganar {amount} monedas en la lluvia de premios.',
    entries: '{winner} acaba de ganar {amount} participaciones en la lluvia de premios.',
  },
  someoneWins: {
    coins: 'Alguien acaba de ganar {amount} monedas en la lluvia de premios.',
    entries: 'Alguien acaba de ganar {amount} participaciones en la lluvia de premios.',
  },
  winTitle: '¡Te cayó un premio!',
  winText: {
    bronze: 'Un premio de bronce de hoy. Ya está en tu saldo.',
    silver: 'Un premio de plata de hoy. Ya está en tu saldo.',
    gold: 'Un premio de oro, el más raro de hoy. Ya está en tu saldo.',
  },
  done: 'Entendido',
  next: 'El próximo premio',
  nextIn: 'Cae un premio en',
  nextToast: 'Cae un premio en {seconds} segundos. Se lo gana la primera ronda que siga.',
  nextPool: 'Próximo fondo en',
  near: 'Se lo gana la primera ronda con monedas que siga.',
  anytime: 'Puede caer un premio en cualquier momento. Te avisamos un minuto antes.',
  over: 'Ya cayeron todos los premios de hoy.',
  signUp: 'Regístrate para jugar',
  seeLevels: 'Ver tu nivel',
  play: 'Ver juegos',
  yourLevel: 'Tu nivel',
  locked: 'Estás en el nivel {level}. Los premios se desbloquean en el nivel {needed}.',
  hidden: 'Un jugador',
  card: {
    guest: 'Premios en cualquier ronda con monedas',
    locked: 'Desde el nivel {level}',
    left: '{count, plural, one {Queda # premio} other {Quedan # premios}} hoy',
  },
  kindsToday: 'Lo que queda hoy',
  left: 'Quedan {left} de {count}',
  average: 'Premio promedio',
  rules: {
    moments: 'Cada premio tiene un momento secreto, sorteado y sellado antes de que empiece el día: {prizes} por día.',
    first:
      'Entre todos los jugadores de nivel {level} o más, la primera ronda con monedas que termina después del momento gana el premio. Los giros gratis y las rondas con participaciones no cuentan.',
    stake: 'Tu monto de juego, el juego y el resultado de la ronda no cambian nada.',
    worth:
      'Los premios de un día valen exactamente {pool} monedas: {average} en promedio por cada uno de los {prizes}. Cuántos ganas depende de cuántos más estén jugando.',
    waits:
      'Un premio que cae espera una ronda hasta {minutes, plural, one {# minuto} other {# minutos}}. Si nadie juega, no se entrega.',
    proof: 'La semilla de los momentos de un día se revela cuando termina el día.',
    check: 'Verificar los momentos',
  },
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
