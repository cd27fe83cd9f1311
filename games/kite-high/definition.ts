import type { LimboDefinition } from '#engine/limbo/definition.ts'
import { playAmounts } from '#kernel/economy.ts'

/** A hundred million equally likely draws; every target returns 95.99 to 96 percent. */
export const definition: LimboDefinition = {
  kind: 'limbo',
  id: 'kite-high',
  outcomes: 100_000_000,
  returnPoints: 9_600,
  targetMin: 101,
  targetMax: 1_000_000,
  betLevels: playAmounts(100),
}
