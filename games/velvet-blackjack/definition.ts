import type { BlackjackDefinition } from '#engine/blackjack/definition.ts'

export const definition: BlackjackDefinition = {
  kind: 'blackjack',
  id: 'velvet-blackjack',
  naturalPays: [3, 2],
  canDoubleAfterSplit: true,
  betLevels: {
    TournamentPoints: [2_000, 4_000, 6_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000],
    SweepStakes: [2_000, 4_000, 6_000, 10_000, 20_000, 40_000, 100_000, 200_000],
  },
}
