import type { BlackjackDefinition } from '#engine/blackjack/definition.ts'

export const definition: BlackjackDefinition = {
  kind: 'blackjack',
  id: 'velvet-blackjack',
  naturalPays: [3, 2],
  canDoubleAfterSplit: true,
  betLevels: {
    TournamentPoints: [100, 500, 1_000, 2_000, 5_000, 10_000, 50_000, 100_000, 500_000, 1_000_000],
    SweepStakes: [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000],
  },
}
