export const lotteryEn = {
  tickets: 'Your tickets',
  ticketCount: '{count, plural, =0 {No tickets yet} one {# ticket} other {# tickets}}',
  ticketsText: 'You earn tickets automatically when you play with coins once the draw opens.',
  facts: { perTicket: 'Play per ticket', most: 'Max tickets per player', winners: 'Winning spots' },
  buckets: 'Lucky Buckets',
  prizes: 'Prizes by place',
  prize: 'Prize, each',
  winners: 'Winners',
  winnersText: 'Winners are posted here right after the draw.',
}
