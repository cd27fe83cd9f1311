import { type Instant, MINUTE_MS } from '#kernel/time.ts'

export const ATTEMPTS_MAX = 6

/**
 * Time of the next attempt after `attempts` attempts: 1, 2, 4 … minutes, never sooner than the service asked; null
 * for never.
 */
export function nextAttempt(
  { attempts, expiresAt }: { attempts: number; expiresAt: Instant },
  now: Instant,
  waitMs = 0,
): Instant | null {
  const at = now + Math.max(MINUTE_MS * 2 ** (attempts - 1), waitMs)
  return attempts >= ATTEMPTS_MAX || at >= expiresAt ? null : at
}
