import type { BlackjackDefinition } from '#engine/blackjack/definition.ts'
import { tableAmounts } from '#kernel/economy.ts'

export const definition: BlackjackDefinition = {
  kind: 'blackjack',
  id: 'marquee-blackjack',
  naturalPays: [3, 2],
  canDoubleAfterSplit: true,
  decks: 6,
  seats: {
    count: 3,
    totalMax: { TournamentPoints: 2_500_000, SweepStakes: 5_000 },
    sidePays: {
      twins: { 'same-suit': 25, 'same-color': 12, 'two-colors': 6 },
      trio: { 'suited-trips': 100, 'straight-flush': 40, trips: 30, straight: 10, flush: 5 },
    },
  },
  betLevels: tableAmounts,
}
