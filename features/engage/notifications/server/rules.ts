import { addDays, type CalendarDay, HOUR_MS, type Instant, startOfDay } from '#kernel/time.ts'

export interface ReminderHours {
  readonly timeZone: string
  readonly remindFromHour: number
  readonly remindUntilHour: number
}

/** One day after the claim, when the next prize is open, but never during the night. */
export function remindAt(claimedAt: Instant, day: CalendarDay, hours: ReminderHours): Instant {
  const intoDay = claimedAt - startOfDay(day, hours.timeZone)
  const kept = Math.min(Math.max(intoDay, hours.remindFromHour * HOUR_MS), hours.remindUntilHour * HOUR_MS)
  return startOfDay(addDays(day, 1), hours.timeZone) + kept
}
