import { addDays, type CalendarDay, DAY_MS, HOUR_MS, type Instant, SECOND_MS, startOfDay } from '#kernel/time.ts'

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

const KEPT_MS = 60 * DAY_MS

/** How long the inbox lists a message: news for two months, but a prize that is claimed today only today. */
export const keptUntil = ({ kind, ttlSeconds }: { kind: string; ttlSeconds: number }, dueAt: Instant): Instant =>
  dueAt + (kind === 'daily-prize' ? ttlSeconds * SECOND_MS : KEPT_MS)
