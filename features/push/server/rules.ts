import { addDays, type CalendarDay, HOUR_MS, type Instant, MINUTE_MS, startOfDay } from '#kernel/time.ts'

export const ATTEMPTS_MAX = 6

/** When to try again after `attempts` tries: 1, 2, 4 … minutes, and never sooner than the service asked; null is never. */
export function nextAttempt(
  { attempts, expiresAt }: { attempts: number; expiresAt: Instant },
  now: Instant,
  waitMs = 0,
): Instant | null {
  const at = now + Math.max(MINUTE_MS * 2 ** (attempts - 1), waitMs)
  return attempts >= ATTEMPTS_MAX || at >= expiresAt ? null : at
}

export interface ReminderHours {
  readonly timeZone: string
  readonly remindFromHour: number
  readonly remindUntilHour: number
}

/** A day after the claim, when the next prize is open, yet at no hour that wakes anybody. */
export function remindAt(claimedAt: Instant, day: CalendarDay, hours: ReminderHours): Instant {
  const intoDay = claimedAt - startOfDay(day, hours.timeZone)
  const kept = Math.min(Math.max(intoDay, hours.remindFromHour * HOUR_MS), hours.remindUntilHour * HOUR_MS)
  return startOfDay(addDays(day, 1), hours.timeZone) + kept
}
