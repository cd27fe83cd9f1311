import type { lotteryEn } from './messages.en.ts'

export const lotteryEs: typeof lotteryEn = {
  tickets: 'Tus boletos',
  ticketCount: '{count, plural, =0 {Aún sin boletos} one {# boleto} other {# boletos}}',
  ticketsText: 'Ganas boletos automáticamente al jugar con monedas cuando abre el sorteo.',
  facts: { perTicket: 'Juego por boleto', most: 'Máximo de boletos por jugador', winners: 'Lugares ganadores' },
  buckets: 'Cubos de la suerte',
  prizes: 'Premios por lugar',
  prize: 'Premio, cada uno',
  winners: 'Ganadores',
  winnersText: 'Los ganadores se publican aquí justo después del sorteo.',
}
