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
    TournamentPoints: [100, 500, 1_000, 2_000, 5_000, 10_000, 50_000, 100_000, 500_000, 1_000_000],
    SweepStakes: [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000],
  },
}
