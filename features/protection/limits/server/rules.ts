import { DAY_MS, type Instant } from '#kernel/time.ts'

/** Null: no limit. */
export type Amount = bigint | null

/** One limit as it is kept. */
export interface Held {
  readonly amount: Amount
  /** A laxer one, asked for and not confirmed. */
  readonly next: { readonly amount: Amount; readonly from: Instant } | null
}

export const isLaxer = (amount: Amount, than: Amount): boolean => than !== null && (amount === null || amount > than)

/** Stricter, or the same, holds at once and takes back what waits (LIM-4); laxer waits a day for the player's word (LIM-5). */
export function choose(held: Held, amount: Amount, now: Instant): Held {
  if (!isLaxer(amount, held.amount)) return { amount, next: null }
  // Asked for again it does not wait anew.
  if (held.next && held.next.amount === amount) return held
  return { amount: held.amount, next: { amount, from: now + DAY_MS } }
}

export function confirm(held: Held, now: Instant): Held | 'nothing-waits' | 'too-early' {
  if (!held.next) return 'nothing-waits'
  if (held.next.from > now) return 'too-early'
  return { amount: held.next.amount, next: null }
}
