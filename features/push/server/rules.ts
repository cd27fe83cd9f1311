import { addDays, type CalendarDay, HOUR_MS, type Instant, MINUTE_MS, SECOND_MS, startOfDay } from '#kernel/time.ts'

/** How an attempt to send ended. */
export type Ending =
  | { readonly kind: 'sent' }
  /** The device is not there any more. */
  | { readonly kind: 'gone' }
  /** Worth another try, not before `waitMs` where the service said so. */
  | { readonly kind: 'later'; readonly reason: string; readonly waitMs?: number | undefined }
  | { readonly kind: 'refused'; readonly reason: string }

/** What a push service's answer means (RFC 8030). A redirect is followed nowhere. */
export function readAnswer(status: number, retryAfter: string | undefined, now: Instant): Ending {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  const reason = `the push service answered ${status}`
  if (status === 429 || status >= 500) return { kind: 'later', reason, waitMs: readRetryAfter(retryAfter, now) }
  return { kind: 'refused', reason }
}

/** Seconds or a date, in milliseconds from now. */
export function readRetryAfter(header: string | undefined, now: Instant): number | undefined {
  if (!header) return undefined
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * SECOND_MS
  const at = Date.parse(header)
  return Number.isNaN(at) ? undefined : Math.max(0, at - now)
}

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
