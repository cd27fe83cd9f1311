import type { RouletteDefinition } from '#engine/roulette/definition.ts'

export const definition: RouletteDefinition = {
  kind: 'roulette',
  id: 'aurum-roulette',
  betLevels: {
    TournamentPoints: [100, 500, 1_000, 5_000, 10_000, 50_000, 100_000, 500_000],
    SweepStakes: [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 50_000],
  },
  totalMax: { TournamentPoints: 5_000_000, SweepStakes: 500_000 },
}
