import type { CrashDefinition } from '../definition.ts'

/** A crash game for tests: 97 percent back, up to 1,000 times the stake, twice the stake after 8.7 seconds. */
export const flight: CrashDefinition = {
  kind: 'crash',
  id: 'test-flight',
  outcomes: 100_000_000,
  returnPoints: 9_700,
  targetMin: 101,
  targetMax: 100_000,
  tickMs: 100,
  growth: 8,
  betLevels: { TournamentPoints: [100, 1_000, 50_000], SweepStakes: [100, 500] },
}
