import type { lotteryEn } from './messages.en.ts'

export const lotteryEs: typeof lotteryEn = {
  name: 'Gran sorteo',
  ticketCount: '{count, plural, =0 {Aún sin boletos} one {# boleto} other {# boletos}}',
  most: 'Hasta {count} por jugador',
  isMost: 'Es el máximo de {count}',
  toNext: 'Monedas hasta el próximo boleto',
  left: '{coins} monedas más para tu próximo boleto',
  ask: 'Recibir {shown} {count, plural, one {boleto} other {boletos}} gratis',
  asking: 'Pidiendo tus boletos…',
  given: '{count, plural, one {# boleto ya está} other {# boletos ya están}} en el sorteo.',
  tomorrow: 'Ya tienes los boletos gratis de hoy. Vuelve mañana por más.',
  failed: 'No funcionó. Inténtalo de nuevo.',
  signUp: 'Regístrate para recibir boletos',
  play: 'Elegir un juego',
  drawing: 'Estamos sorteando a los ganadores. Aparecerán aquí en un momento.',
  won: '{count, plural, one {¡Tu boleto ganó!} other {¡# de tus boletos ganaron!}}',
  places: '{count, plural, one {Lugar} other {Lugares}} {places}',
  notWon:
    '{count, plural, =0 {No tenías boletos en este sorteo.} one {Tu boleto no ganó esta vez.} other {Ninguno de tus # boletos ganó esta vez.}}',
  take: 'Reclamar tu premio',
  taking: 'Reclamando…',
  taken: 'Tu premio está en tu saldo.',
  takenTitle: '¡Aquí está tu premio!',
  takenText: 'Ya está en tu saldo. Gracias por jugar.',
  done: 'Entendido',
  facts: {
    total: 'Boletos en el sorteo',
    winners: 'Boletos ganadores',
    perTicket: 'Juego por boleto',
    daily: 'Boletos gratis por día',
  },
  buckets: 'Cubos de la suerte',
  prizes: 'Premios por lugar',
  prize: 'Premio, cada uno',
  winners: 'Ganadores',
  nobody: 'Nadie tenía un boleto en este sorteo.',
  place: 'Lugar',
  player: 'Jugador',
  ticket: 'Boleto',
  prizeOf: 'Premio',
  you: 'Tú',
  hidden: 'Jugador oculto',
  moreWinners: 'Mostrar más ganadores',
  tickets: 'Tus boletos',
  showTickets: '{count, plural, one {# boleto} other {# boletos}}',
  sources: { play: 'Por jugar', daily: 'Del día' },
  proof: 'Un sorteo que puedes verificar',
  proofSealed:
    'La semilla secreta del sorteo se selló antes del primer boleto. Su hash no puede cambiar y la semilla se revela después del sorteo.',
  proofDrawn:
    'La semilla está revelada. En la página Juego verificable puedes comprobar que coincide con este hash y elige a estos ganadores.',
  commit: 'Hash de la semilla del servidor',
  verify: 'Verificar este sorteo',
  howFair: 'Cómo funciona',
  past: 'Sorteos anteriores',
  pastFacts: '{at} · {count, plural, one {1 boleto} other {{shown} boletos}}',
  moreDraws: 'Mostrar sorteos anteriores',
  card: {
    guest: 'Boletos gratis todos los días',
    daily: '{count, plural, one {# boleto gratis} other {# boletos gratis}} hoy',
    get: 'Recibir',
    won: '¡Tu boleto ganó!',
  },
  rules: {
    title: 'Los detalles',
    play: {
      question: '¿Cómo gano boletos al jugar?',
      answer:
        'Ganas un boleto por cada {coins} monedas que juegas, en cualquier juego. Las rondas con participaciones y los giros gratis no cuentan. Puedes tener hasta {most} boletos.',
    },
    free: {
      question: '¿Cómo recibo boletos gratis?',
      answer:
        'Pídelos en esta página. Cada día recibes {shown} {count, plural, one {boleto} other {boletos}} sin comprar, sin jugar y sin ninguna otra condición.',
    },
    buy: {
      question: '¿Las compras dan boletos?',
      answer:
        'Sí: uno por cada {price} que gastas. Cuentan dentro de {count, plural, one {el mismo boleto} other {los mismos {shown} boletos}} por día, así que una compra nunca da más que pedirlos gratis. Si se reembolsa, se retiran sus boletos.',
      none: 'No. Los boletos se ganan jugando o pidiéndolos gratis.',
    },
    odds: {
      question: '¿Qué probabilidades tengo?',
      both: 'Todos los boletos tienen la misma probabilidad, y {winners} boletos ganan {coins} monedas y {entries} participaciones en total.',
      coins: 'Todos los boletos tienen la misma probabilidad, y {winners} boletos ganan {coins} monedas en total.',
      value:
        'Con los {tickets} boletos que hay ahora en el sorteo, ganan {places} de {tickets} ({chance}), y un boleto vale {coins} monedas en promedio.',
      valueBoth:
        'Con los {tickets} boletos que hay ahora en el sorteo, ganan {places} de {tickets} ({chance}), y un boleto vale {coins} monedas y {entries} participaciones en promedio.',
      none: 'Aún no hay boletos en el sorteo.',
    },
    fair: {
      question: '¿Quién elige a los ganadores?',
      answer:
        'Una semilla sellada antes de abrir el sorteo, junto con todos los boletos. Nadie puede cambiarlos y cualquiera puede verificar el resultado.',
    },
    take: {
      question: '¿Cómo recibo mi premio?',
      answer:
        'Reclámalo en esta página después del sorteo. Si no lo haces, lo sumamos a tu saldo más tarde, así que no se pierde.',
    },
  },
}
