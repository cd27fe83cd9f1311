import type { tournamentsEn } from './messages.en.ts'

export const tournamentsEs: typeof tournamentsEn = {
  started: '{title} ya empezó.',
  stopped: '{title} terminó. Estamos confirmando los resultados.',
  winTitle: '¡Puesto {place}!',
  winText: 'Quedaste entre los ganadores de {title}. Tu premio ya está en tu saldo.',
  done: 'Entendido',
  name: 'Torneos',
  card: {
    guest: 'Juega y gana un premio',
    join: 'Juega y entra en la tabla',
    place: 'Vas en el puesto {place}',
  },
  signUp: 'Regístrate para competir',
  play: 'Jugar un juego que cuenta',
  notYet: 'Juega cualquiera de los juegos que cuentan para entrar en la tabla.',
  noScoreYet: '{rounds, plural, one {# ronda jugada} other {# rondas jugadas}}. Con tu primer premio entras en la tabla.',
  yours: 'Tu posición',
  you: 'Tú',
  hidden: 'Jugador oculto',
  prizes: 'Premios',
  place: 'Puesto',
  prize: 'Premio',
  prizeNow: 'Premio por ahora',
  firstPrize: '1.er premio',
  rounds: 'Rondas',
  games: 'Juegos que cuentan',
  score: {
    sum: 'Cuentan todos tus premios.',
    'best-win': 'Cuenta tu premio más alto.',
    'best-multiplier': 'Cuenta tu mejor multiplicador (premio ÷ monto de juego).',
  },
  standings: 'Tabla de posiciones',
  results: 'Resultados finales',
  noScores: 'Nadie tiene puntos todavía. El primer premio toma la delantera.',
  nobody: 'Nadie sumó puntos en este torneo.',
  players: '{count, plural, one {{shown} jugador} other {{shown} jugadores}}',
  player: 'Jugador',
  points: 'Puntos',
  multiplier: 'Multiplicador',
  ownPlace: 'Tú: puesto {place}',
  see: 'Ver la tabla',
  seeDetails: 'Ver los detalles',
  next: 'Calendario',
  history: 'Torneos pasados',
  earlier: 'Ver torneos anteriores',
  noHistory: 'Aún no ha terminado ningún torneo. Los resultados aparecerán aquí.',
  window: '{from} – {to}',
  rules: {
    title: 'Los detalles',
    join: {
      question: '¿Cómo participo?',
      answer: 'Solo juega. Tu primera ronda en un juego que cuenta te inscribe, y participar no cuesta nada extra.',
    },
    rounds: {
      question: '¿Qué rondas cuentan?',
      TournamentPoints:
        'Las rondas con monedas en {games, plural, one {el juego que cuenta} other {los # juegos que cuentan}} mientras el torneo está en curso. Los giros gratis también cuentan.',
      SweepStakes:
        'Las rondas con participaciones en {games, plural, one {el juego que cuenta} other {los # juegos que cuentan}} mientras el torneo está en curso. Los giros gratis también cuentan.',
    },
    score: {
      question: '¿Cómo se calculan mis puntos?',
      sum: 'Cada premio suma su monto a tus puntos. Una ronda anulada se descuenta.',
      'best-win': 'Tu premio más alto son tus puntos. Más rondas solo pueden subirlos.',
      'best-multiplier':
        'Cuenta tu mejor premio dividido entre su monto de juego, así que los montos pequeños y grandes tienen la misma oportunidad.',
    },
    ties: {
      question: '¿Qué pasa en un empate?',
      answer: 'Quien llegó primero a esos puntos se queda con el mejor puesto.',
    },
    prizes: {
      question: '¿Qué puedo ganar?',
      both: 'Los primeros {places} puestos ganan {coins} monedas y {entries} participaciones en total. El primer puesto recibe {first} monedas.',
      coins: 'Los primeros {places} puestos ganan {coins} monedas en total. El primer puesto recibe {first} monedas.',
    },
    paid: {
      question: '¿Cuándo recibo mi premio?',
      answer:
        'Automáticamente, justo después de que termina el torneo. Si estás en un descanso, te lo guardamos hasta que vuelvas.',
    },
  },
}
