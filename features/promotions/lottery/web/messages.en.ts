export const lotteryEn = {
  tickets: 'Your tickets',
  ticketCount: '{count, plural, =0 {No tickets yet} one {# ticket} other {# tickets}}',
  ticketsText: 'They come by themselves as you play with coins, once the draw has begun.',
  facts: { perTicket: 'Play for one ticket', most: 'Tickets a player', winners: 'Places with a prize' },
  buckets: 'Lucky Buckets',
  prizes: 'What each place gets',
  prize: 'Prize, each',
  winners: 'Winners',
  winnersText: 'The winners stand here as soon as they are drawn.',
}
