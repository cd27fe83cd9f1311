import type { seasonEn } from './messages.en.ts'

export const seasonEs: typeof seasonEn = {
  title: '¡Nivel {level} de la temporada!',
  text: 'Tu premio ya está en tu saldo.',
  finishedTitle: '¡Terminaste la temporada!',
  finishedText: 'Alcanzaste todos los niveles y el último premio ya está en tu saldo.',
  done: 'Entendido',
  seeLevels: 'Ver todos los niveles',
  name: 'Temporada',
  levels: 'Niveles y premios',
  level: 'Nivel {number}',
  levelOf: 'Nivel {level} de {levels}',
  reachedOf: 'Alcanzaste el nivel {level} de {levels}',
  finished: 'Todos los niveles alcanzados',
  reached: 'Alcanzado',
  toNext: 'Puntos hasta el próximo nivel',
  points: '{points} puntos',
  left: '{points} hasta el nivel {level}',
  progress: '{percents}% de la temporada',
  signUp: 'Regístrate para empezar',
  play: 'Elegir un juego',
  card: { start: 'Un premio en cada nivel', level: 'Nivel {level}' },
  rules: {
    title: 'Los detalles',
    points: {
      question: '¿Cómo gano puntos?',
      coins: 'Cada moneda jugada da {points} {count, plural, =1 {punto} other {puntos}}.',
      entries: 'Cada 1.00 en participaciones jugadas da {points} puntos.',
      free: 'Todos los juegos cuentan. Los giros gratis no.',
    },
    rewards: {
      question: '¿Ayudan otras promociones?',
      answer:
        'Sí. Cada recompensa de monedas, participaciones o giros gratis de otra promoción, como tu premio diario, da {points} puntos.',
      none: 'No. En esta temporada solo cuenta lo que juegas.',
    },
    prizes: {
      question: '¿Cuándo recibo un premio?',
      answer: 'En cuanto alcanzas su nivel. Cada nivel paga una vez, directo a tu saldo, sin reclamar nada.',
    },
    value: {
      question: '¿Qué probabilidades tengo?',
      coins:
        'Aquí no hay azar: todo jugador que alcanza un nivel recibe su premio. Los {levels} niveles piden {points} puntos y pagan {coins} monedas.',
      both: 'Aquí no hay azar: todo jugador que alcanza un nivel recibe su premio. Los {levels} niveles piden {points} puntos y pagan {coins} monedas y {entries} participaciones.',
    },
    taken: {
      question: '¿Puedo perder un nivel?',
      answer: 'No. Si se anula una ronda, se descuentan sus puntos, pero conservas tu nivel y tus premios.',
    },
    end: {
      question: '¿Qué pasa al final?',
      answer: 'Los puntos dejan de contar y empiezan de cero con la próxima temporada. Lo que ganaste es tuyo.',
    },
  },
}
