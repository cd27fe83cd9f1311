import { DAY_MS, SECOND_MS } from '#kernel/time.ts'
import { definePromotion } from '#promotions/definition.ts'
import { fixedCost } from '#promotions/forecast/prize-moments.ts'
import { balance } from '#promotions/grants/balance-grants.ts'
import { earnTickets, NO_TICKETS, type TicketCell, ticketCell } from '#promotions/tickets/earn-tickets.ts'
import { lotteryCampaign } from '../shared/campaign.ts'
import { prizeAt } from '../shared/prize-at.ts'

/** The name of its draw, and what its tickets are of. */
export const DRAW = 'tickets'

const { on, ask } = earnTickets(DRAW)

/** Tickets by play, by asking and by purchases; one draw among all of them at the end. */
export const lottery = definePromotion({
  campaign: lotteryCampaign,
  cell: ticketCell,
  empty: (): TicketCell => NO_TICKETS,
  upgrades: [(cell: Omit<TicketCell, 'bought' | 'gone'>): TicketCell => ({ ...cell, bought: [], gone: 0 })],
  on,
  acts: { ask },
  sharedDraws: ({ prizes, takeDays }) => [
    {
      name: DRAW,
      kind: 'lottery',
      winners: prizes.at(-1)?.to ?? 1,
      prizeOf(nth) {
        const prize = prizeAt(prizes, nth)
        return prize && balance(prize)
      },
      takenWithinSeconds: (takeDays * DAY_MS) / SECOND_MS,
    },
  ],
  cost: ({ prizes }) =>
    prizes.map(({ from, to, ...prize }) => fixedCost(from === to ? `place ${from}` : `places ${from} to ${to}`, prize)),
})
