import type { CalendarDay, Clock, Instant } from '#kernel/time.ts'
import { startOfDay } from '#kernel/time.ts'

export interface ManualClock extends Clock {
  advance(ms: number): void
  /** To the first instant of the day in the zone. */
  moveTo(day: CalendarDay, zone: string): void
}

/** A clock that only moves when a test moves it. */
export function createManualClock(start: Instant): ManualClock {
  let now = start
  return {
    now: () => now,
    advance: (ms) => void (now += ms),
    moveTo: (day, zone) => void (now = startOfDay(day, zone)),
  }
}
