import type { MinesDefinition } from '#engine/mines/definition.ts'

export const definition: MinesDefinition = {
  kind: 'mines',
  id: 'gem-sweeper',
  columns: 5,
  rows: 5,
  minesMin: 1,
  minesMax: 24,
  returnPercent: 96,
  capMultiple: 5_000,
  betLevels: {
    TournamentPoints: [2_000, 4_000, 6_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000],
    SweepStakes: [2_000, 4_000, 6_000, 10_000, 20_000, 40_000, 100_000, 200_000],
  },
}
