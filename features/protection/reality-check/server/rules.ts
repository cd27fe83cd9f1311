import { DAY_MS, type Instant, MINUTE_MS } from '#kernel/time.ts'
import type { IntervalMinutes } from '../contract.ts'

/** A player's stored settings. */
export interface Choice {
  readonly minutes: IntervalMinutes
  /** A longer interval that applies from then on. */
  readonly next: { readonly minutes: IntervalMinutes; readonly from: Instant } | null
  readonly acknowledgedAt: Instant | null
}

export const minutesAt = ({ minutes, next }: Choice, now: Instant): IntervalMinutes =>
  next && next.from <= now ? next.minutes : minutes

/** When the next interruption of the visit that began at `since` is due. */
export function dueAt(choice: Choice, since: Instant, now: Instant): Instant {
  return Math.max(since, choice.acknowledgedAt ?? 0) + minutesAt(choice, now) * MINUTE_MS
}

/** A shorter interval applies immediately; a longer one, which protects less, only after a day. */
export function choose(choice: Choice, minutes: IntervalMinutes, now: Instant): Choice {
  const held = minutesAt(choice, now)
  if (minutes <= held) return { ...choice, minutes, next: null }
  return { ...choice, minutes: held, next: { minutes, from: now + DAY_MS } }
}
