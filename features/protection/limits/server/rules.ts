import { DAY_MS, type Instant } from '#kernel/time.ts'

/** Null: no limit. */
export type Amount = bigint | null

/** A limit as stored. */
export interface Held {
  readonly amount: Amount
  /** A looser limit, requested and not confirmed. */
  readonly next: { readonly amount: Amount; readonly from: Instant } | null
}

export const isLaxer = (amount: Amount, than: Amount): boolean => than !== null && (amount === null || amount > than)

/**
 * A stricter or equal limit applies immediately and cancels the pending one (LIM-4); a looser one waits a day for
 * confirmation (LIM-5).
 */
export function choose(held: Held, amount: Amount, now: Instant): Held {
  if (!isLaxer(amount, held.amount)) return { amount, next: null }
  // A repeated request does not restart the wait.
  if (held.next && held.next.amount === amount) return held
  return { amount: held.amount, next: { amount, from: now + DAY_MS } }
}

export function confirm(held: Held, now: Instant): Held | 'nothing-waits' | 'too-early' {
  if (!held.next) return 'nothing-waits'
  if (held.next.from > now) return 'too-early'
  return { amount: held.next.amount, next: null }
}
