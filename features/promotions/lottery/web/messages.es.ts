import type { lotteryEn } from './messages.en.ts'

export const lotteryEs: typeof lotteryEn = {
  tickets: 'Tus boletos',
  ticketCount: '{count, plural, =0 {Aún sin boletos} one {# boleto} other {# boletos}}',
  ticketsText: 'Llegan solos mientras juegas con monedas, una vez empezado el sorteo.',
  facts: { perTicket: 'Juego por boleto', most: 'Boletos por jugador', winners: 'Puestos con premio' },
  buckets: 'Cubos de la suerte',
  prizes: 'Lo que recibe cada puesto',
  prize: 'Premio, cada uno',
  winners: 'Ganadores',
  winnersText: 'Los ganadores aparecen aquí en cuanto se sortean.',
}
