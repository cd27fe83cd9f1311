import type { CrashDefinition } from '#engine/crash/definition.ts'
import { playAmounts } from '#kernel/economy.ts'

/** Every multiplier returns 96.99 to 97 percent; it doubles after 8.7 seconds, and 1,000 times take 87. */
export const definition: CrashDefinition = {
  kind: 'crash',
  id: 'bubble-spire',
  outcomes: 100_000_000,
  returnPoints: 9_700,
  targetMin: 101,
  targetMax: 100_000,
  tickMs: 100,
  growth: 8,
  betLevels: playAmounts(100),
}
