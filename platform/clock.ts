import type { Clock } from '#kernel/time.ts'

/** The only place that reads the system clock. */
export const systemClock: Clock = { now: () => Date.now() }
