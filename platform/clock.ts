import type { Clock } from '#kernel/time.ts'

/** The one place that reads the computer's time. */
export const systemClock: Clock = { now: () => Date.now() }
