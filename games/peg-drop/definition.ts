import type { PlinkoDefinition } from '#engine/plinko/definition.ts'
import { playAmounts } from '#kernel/economy.ts'

/** Pays in hundredths of the stake, from the edge to the middle. */
export const definition: PlinkoDefinition = {
  kind: 'plinko',
  id: 'peg-drop',
  boards: [
    { rows: 12, risk: 'low', pays: [2_400, 800, 400, 200, 110, 60, 30] },
    { rows: 12, risk: 'medium', pays: [3_200, 900, 400, 190, 110, 60, 30] },
    { rows: 12, risk: 'high', pays: [16_000, 2_400, 750, 200, 70, 20, 20] },
    { rows: 8, risk: 'low', pays: [520, 190, 120, 100, 40] },
    { rows: 8, risk: 'medium', pays: [1_200, 280, 130, 70, 40] },
    { rows: 8, risk: 'high', pays: [2_800, 400, 140, 30, 20] },
    { rows: 16, risk: 'low', pays: [1_600, 800, 200, 140, 130, 120, 110, 100, 40] },
    { rows: 16, risk: 'medium', pays: [10_000, 3_600, 1_000, 500, 280, 140, 100, 50, 30] },
    { rows: 16, risk: 'high', pays: [100_000, 12_000, 2_400, 900, 400, 190, 20, 20, 20] },
  ],
  betLevels: playAmounts(10),
}
