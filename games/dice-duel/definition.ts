import type { DiceDefinition } from '#engine/dice/definition.ts'

/** Four ten-sided dice show 1 to 10,000; every chance offered gives back 95.95 to 96 percent. */
export const definition: DiceDefinition = {
  kind: 'dice',
  id: 'dice-duel',
  faces: 10_000,
  returnPoints: 9_600,
  roundingPointsMax: 5,
  waysMin: 100,
  waysMax: 9_504,
  betLevels: {
    TournamentPoints: [2_000, 4_000, 6_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000],
    SweepStakes: [2_000, 4_000, 6_000, 10_000, 20_000, 40_000, 100_000, 200_000],
  },
}
