import type { tournamentsEn } from './messages.en.ts'

export const tournamentsEs: typeof tournamentsEn = {
  started: '{title} ha empezado.',
  stopped: '{title} ha terminado. Se están contando los puestos.',
  winTitle: '¡Puesto {place}!',
  winText: 'Has acabado {title} entre los ganadores. El premio ya está en tu saldo.',
  done: 'Estupendo',
  name: 'Torneos',
  prizes: 'Premios',
  place: 'Puesto',
  prize: 'Premio',
  games: 'Juegos que puntúan',
  score: {
    sum: 'Cuentan todos los premios de esas fechas juntos.',
    'best-win': 'Cuenta el mejor premio.',
    'best-multiplier': 'Cuenta el mejor premio comparado con lo jugado en su ronda.',
  },
  standings: 'La tabla',
  player: 'Jugador',
  points: 'Puntos',
  own: 'Tú: puesto {place} con {points} puntos, {rounds, plural, one {# ronda} other {# rondas}}',
  next: 'Todas las fechas',
  history: 'Torneos pasados',
  noHistory: 'Aún no ha terminado ningún torneo. Los resultados estarán aquí.',
  window: '{from} a {to}',
}
