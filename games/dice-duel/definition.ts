import type { DiceDefinition } from '#engine/dice/definition.ts'
import { playAmounts } from '#kernel/economy.ts'

/** Four ten-sided dice show 1 to 10,000; every chance offered returns 95.95 to 96 percent. */
export const definition: DiceDefinition = {
  kind: 'dice',
  id: 'dice-duel',
  faces: 10_000,
  returnPoints: 9_600,
  roundingPointsMax: 5,
  waysMin: 100,
  waysMax: 9_504,
  betLevels: playAmounts(100),
}
