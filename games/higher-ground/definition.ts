import type { HiLoDefinition } from '#engine/hi-lo/definition.ts'
import { playAmounts } from '#kernel/economy.ts'

/** The top prize is that of three equal cards in a row: 96 percent of 13 × 13 × 13. */
export const definition: HiLoDefinition = {
  kind: 'hi-lo',
  id: 'higher-ground',
  returnPercent: 96,
  payMax: 210_912,
  skipsMax: 24,
  betLevels: playAmounts(100),
}
