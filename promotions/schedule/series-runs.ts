import { type Recurrence, recurrence } from '#kernel/recurrence.ts'
import type { Instant } from '#kernel/time.ts'
import { nextRuns, type PlannedRun } from './next-runs.ts'

/** How many runs one approval schedules at most. */
const RUNS_MAX = 60

/** The runs that an approval now would schedule. */
export const runsOf = (repeats: Recurrence, timeZone: string, now: Instant): PlannedRun[] =>
  nextRuns(repeats, timeZone, now, RUNS_MAX)

/** The recurrence of a form; null without one, or while it does not fit. */
export const readRepeats = (value: unknown): Recurrence | null => recurrence.safeParse(value).data ?? null
